import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** What goes back for one message: a result, or errors, and warnings that the emulator prints. */
final class Answer {
  /** Far below a chunk (see {@link Messages}), so that no number of warnings makes a message long. */
  private static final int LONGEST_TEXT = 1000;

  private final JsonObject result = new JsonObject();
  private final JsonArray errors = new JsonArray();
  private final JsonArray warnings = new JsonArray();

  void result(String name, boolean value) {
    result.addProperty(name, value);
  }

  void result(String name, int value) {
    result.addProperty(name, value);
  }

  void error(String text) {
    errors.add(onOneLine(text));
  }

  void warning(String text) {
    warnings.add(onOneLine(text));
  }

  JsonObject toJson(int id) {
    var message = new JsonObject();
    message.addProperty("id", id);
    // The tools throw a message with any other status away and wait for ever: errors alone tell of a failure.
    message.addProperty("status", "ok");
    message.add("errors", errors);
    message.add("warnings", warnings);
    if (result.size() > 0) {
      message.add("result", result);
    }
    return message;
  }

  private static String onOneLine(String text) {
    String line = text.replaceAll("\\s+", " ").trim();
    return line.length() > LONGEST_TEXT ? line.substring(0, LONGEST_TEXT) + "…" : line;
  }
}
