//! Values as JSON, which the browser reads faster than a module can build objects one property at a time. Code for every type that
//! leaves is much of a module, so this is written for its size: a writer of texts, and nothing that depends on the type.

use std::fmt::Error;

use serde::{Serialize, Serializer, ser};

/// The text of a value. A field that holds nothing is left out, so that it reads as `undefined`, as its type says.
pub fn text<T: Serialize + ?Sized>(value: &T) -> Result<String, Error> {
    let mut writer = Writer { text: String::new() };
    value.serialize(&mut writer)?;
    Ok(writer.text)
}

/// How a number with a fraction is written: code that finds the shortest text of a float would be larger than all of this.
const MILLIONTHS: &str = "e-6";
const NOTHING: &str = "null";

struct Writer {
    text: String,
}

impl Writer {
    #[inline(never)]
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Separates what follows from what came before it in the same list or object.
    #[inline(never)]
    fn separate(&mut self) {
        if !self.text.ends_with(['{', '[']) {
            self.text.push(',');
        }
    }

    #[inline(never)]
    fn quote(&mut self, text: &str) {
        self.text.push('"');
        for char in text.chars() {
            match char {
                '"' | '\\' => self.text.extend(['\\', char]),
                '\0'..='\x1f' => {
                    self.put("\\u00");
                    let digit = |of: u32| char::from_digit(of, 16).unwrap_or('0');
                    self.text.extend([digit(char as u32 >> 4), digit(char as u32 & 15)]);
                }
                _ => self.text.push(char),
            }
        }
        self.text.push('"');
    }

    #[inline(never)]
    fn digits(&mut self, mut number: u64) {
        let at = self.text.len();
        loop {
            self.text.insert(at, char::from(b'0' + (number % 10) as u8));
            number /= 10;
            if number == 0 {
                return;
            }
        }
    }

    #[inline(never)]
    fn signed(&mut self, number: i64) {
        if number < 0 {
            self.text.push('-');
        }
        self.digits(number.unsigned_abs());
    }

    #[inline(never)]
    fn name(&mut self, name: &str) {
        self.separate();
        self.quote(name);
        self.text.push(':');
    }

    #[inline(never)]
    fn open_variant(&mut self, name: &str) {
        self.put("{");
        self.name(name);
    }

    fn open<'a>(&'a mut self, open: &str, close: &'static str) -> Result<Part<'a>, Error> {
        self.put(open);
        Ok(Part { writer: self, close })
    }
}

/// A list or an object that is being written.
struct Part<'a> {
    writer: &'a mut Writer,
    close: &'static str,
}

impl Part<'_> {
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.writer.separate();
        value.serialize(&mut *self.writer)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        let before = self.writer.text.len();
        self.writer.name(name);
        let after = self.writer.text.len();
        value.serialize(&mut *self.writer)?;
        self.forget_nothing(before, after);
        Ok(())
    }

    #[inline(never)]
    fn forget_nothing(&mut self, before: usize, after: usize) {
        if self.writer.text.get(after..) == Some(NOTHING) {
            self.writer.text.truncate(before);
        }
    }

    #[inline(never)]
    fn close(self) {
        self.writer.put(self.close);
    }
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Part<'a>;
    type SerializeTuple = Part<'a>;
    type SerializeTupleStruct = Part<'a>;
    type SerializeTupleVariant = Part<'a>;
    type SerializeMap = Part<'a>;
    type SerializeStruct = Part<'a>;
    type SerializeStructVariant = Part<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.put(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        self.signed(value);
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.digits(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.signed((value * 1e6) as i64);
        self.put(MILLIONTHS);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.quote(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.quote(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.put(NOTHING);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.open_variant(variant);
        value.serialize(&mut *self)?;
        self.put("}");
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Part<'a>, Error> {
        self.open("[", "]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Part<'a>, Error> {
        self.open("[", "]")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Part<'a>, Error> {
        self.open("[", "]")
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Part<'a>, Error> {
        self.open_variant(variant);
        self.open("[", "]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Part<'a>, Error> {
        self.open("{", "}")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Part<'a>, Error> {
        self.open("{", "}")
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Part<'a>, Error> {
        self.open_variant(variant);
        self.open("{", "}}")
    }
}

/// The four kinds of lists are written alike.
macro_rules! list {
    ($kind:ident, $element:ident) => {
        impl ser::$kind for Part<'_> {
            type Ok = ();
            type Error = Error;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    };
}
list!(SerializeSeq, serialize_element);
list!(SerializeTuple, serialize_element);
list!(SerializeTupleStruct, serialize_field);
list!(SerializeTupleVariant, serialize_field);

/// So are the two kinds of objects whose fields have names in Rust.
macro_rules! object {
    ($kind:ident) => {
        impl ser::$kind for Part<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                self.field(name, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    };
}
object!(SerializeStruct);
object!(SerializeStructVariant);

impl ser::SerializeMap for Part<'_> {
    type Ok = ();
    type Error = Error;

    /// Keys are texts; any other is refused by the browser, which reads this.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.element(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.writer.put(":");
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<(), Error> {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::{Value, from_str, json};

    use super::*;

    #[derive(Serialize)]
    enum Shape {
        Dot,
        Line(u8),
        Box(u8, i8),
        Text { said: &'static str },
    }

    #[derive(Serialize)]
    struct Everything {
        shapes: Vec<Shape>,
        nothing: Option<u8>,
        something: Option<u8>,
        names: BTreeMap<&'static str, i64>,
        pair: (bool, Option<bool>),
        empty: [u8; 0],
    }

    fn read(value: &impl Serialize) -> Value {
        from_str(&text(value).unwrap()).unwrap()
    }

    #[test]
    fn every_kind_of_value_is_read_back() {
        let all = Everything {
            shapes: vec![Shape::Dot, Shape::Line(0), Shape::Box(255, -128), Shape::Text { said: "so" }],
            nothing: None,
            something: Some(10),
            names: [("a", i64::MIN), ("b", i64::MAX)].into(),
            pair: (true, None),
            empty: [],
        };
        assert_eq!(
            read(&all),
            json!({
                "shapes": ["Dot", { "Line": 0 }, { "Box": [255, -128] }, { "Text": { "said": "so" } }],
                "something": 10,
                "names": { "a": i64::MIN, "b": i64::MAX },
                "pair": [true, null],
                "empty": [],
            })
        );
    }

    #[test]
    fn a_field_that_holds_nothing_is_left_out_wherever_it_stands() {
        #[derive(Serialize)]
        struct Three(Option<u8>, Option<u8>, Option<u8>);
        #[derive(Serialize)]
        struct Named {
            first: Option<u8>,
            second: Option<u8>,
            third: Option<u8>,
        }
        assert_eq!(text(&Named { first: None, second: Some(2), third: None }).unwrap(), r#"{"second":2}"#);
        assert_eq!(text(&Named { first: None, second: None, third: None }).unwrap(), "{}");
        assert_eq!(text(&Three(None, Some(2), None)).unwrap(), "[null,2,null]");
    }

    #[test]
    fn any_text_is_read_back_as_it_was() {
        for said in ["", "null", "a \"b\" \\ c", "line\nbreak\ttab\u{1}\u{1f}", "Ægir — 7 × 🜏", "{[,"] {
            assert_eq!(read(&said), json!(said));
            assert_eq!(read(&[said, said]), json!([said, said]));
        }
    }

    #[test]
    fn numbers_with_a_fraction_are_right_to_a_millionth() {
        for number in [0.0_f32, 0.5, -0.25, 0.333_333, -7.125] {
            let back = read(&number).as_f64().unwrap();
            assert!((back - f64::from(number)).abs() < 1e-6, "{number} came back as {back}");
        }
    }
}
