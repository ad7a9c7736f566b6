import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import com.google.protobuf.util.Timestamps;
import com.google.type.LatLng;
import java.text.ParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Turns a document as Firestore's REST API writes it into the value that rules see. */
final class FirestoreValues {
  private FirestoreValues() {}

  static ExpressionValue document(JsonObject document) throws ParseException {
    List<String> segments = segments(document.get("name").getAsString());
    return map(
        Map.of(
            "data", fields(document),
            "id", ExpressionValueUtils.createValue((Object) segments.get(segments.size() - 1)),
            "__name__", ExpressionValueUtils.segmentsToPathExpressions(segments)));
  }

  /** What follows "projects/{project}" in a resource name. */
  private static List<String> segments(String resourceName) {
    List<String> all = Arrays.asList(resourceName.split("/"));
    return all.subList(2, all.size());
  }

  private static ExpressionValue fields(JsonObject holder) throws ParseException {
    var values = new HashMap<String, ExpressionValue>();
    if (holder.has("fields")) {
      for (var field : holder.getAsJsonObject("fields").entrySet()) {
        values.put(field.getKey(), value(field.getValue().getAsJsonObject()));
      }
    }
    return map(values);
  }

  private static ExpressionValue map(Map<String, ExpressionValue> values) {
    return ExpressionValue.newBuilder().setMapValue(ExpressionMapValue.newBuilder().putAllFields(values)).build();
  }

  private static ExpressionValue value(JsonObject typed) throws ParseException {
    var entry = typed.entrySet().iterator().next();
    JsonElement json = entry.getValue();
    // The engine's createValue() has overloads for primitives; everything else goes through the one for objects.
    return switch (entry.getKey()) {
      case "nullValue" -> ExpressionValueUtils.NULL;
      case "booleanValue" -> ExpressionValueUtils.createValue(json.getAsBoolean());
      case "integerValue" -> ExpressionValueUtils.createValue(json.getAsLong());
      case "doubleValue" -> ExpressionValueUtils.createValue(Double.parseDouble(json.getAsString()));
      case "stringValue" -> ExpressionValueUtils.createValue((Object) json.getAsString());
      case "bytesValue" ->
          ExpressionValueUtils.createValue(
              (Object) ByteString.copyFrom(Base64.getDecoder().decode(json.getAsString())));
      case "timestampValue" -> ExpressionValueUtils.createValue((Object) Timestamps.parse(json.getAsString()));
      case "referenceValue" -> ExpressionValueUtils.segmentsToPathExpressions(segments(json.getAsString()));
      case "geoPointValue" -> ExpressionValueUtils.createValue((Object) place(json.getAsJsonObject()));
      case "arrayValue" -> ExpressionValueUtils.createValue((Object) elements(json.getAsJsonObject()));
      case "mapValue" -> isVector(json.getAsJsonObject()) ? vector(json.getAsJsonObject()) : fields(json.getAsJsonObject());
      default -> throw new ParseException("Unknown Firestore value: " + entry.getKey(), 0);
    };
  }

  private static List<ExpressionValue> elements(JsonObject array) throws ParseException {
    var elements = new ArrayList<ExpressionValue>();
    if (array.has("values")) {
      for (JsonElement element : array.getAsJsonArray("values")) {
        elements.add(value(element.getAsJsonObject()));
      }
    }
    return elements;
  }

  private static LatLng place(JsonObject point) {
    return LatLng.newBuilder().setLatitude(degrees(point, "latitude")).setLongitude(degrees(point, "longitude")).build();
  }

  /** Zero may be left out. */
  private static double degrees(JsonObject point, String name) {
    return point.has(name) ? point.get(name).getAsDouble() : 0;
  }

  /** Firestore writes a vector as a map that says so. */
  private static boolean isVector(JsonObject map) {
    if (!map.has("fields") || !map.getAsJsonObject("fields").has("__type__")) {
      return false;
    }
    JsonObject type = map.getAsJsonObject("fields").getAsJsonObject("__type__");
    return type.has("stringValue") && type.get("stringValue").getAsString().equals("__vector__");
  }

  private static ExpressionValue vector(JsonObject map) throws ParseException {
    JsonObject numbers = map.getAsJsonObject("fields").getAsJsonObject("value");
    return ExpressionValueUtils.createVector(elements(numbers.getAsJsonObject("arrayValue")));
  }
}
