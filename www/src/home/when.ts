// How long ago something was.

const MINUTE = 1 / 60;

/** “2 hours ago”, or the date when it is longer than a week. So is what lies ahead: the clock was set back since, and nobody has played tomorrow. */
export function when(time: number, now: number, language: string): string {
  const hours = (time - now) / 3_600_000;
  if (hours > MINUTE || hours < -24 * 7) return new Date(time).toLocaleDateString(language, { dateStyle: "medium" });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (hours > -1) return relative.format(Math.min(0, Math.round(hours * 60)), "minute");
  if (hours > -24) return relative.format(Math.round(hours), "hour");
  return relative.format(Math.round(hours / 24), "day");
}
