import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** The conversation with firebase-tools: JSON, one message a line. */
final class Messages {
  private static final int READY = -1;

  /** The most that Node.js takes from a pipe in one read. */
  private static final int CHUNK = 64 * 1024;

  private final OutputStream toTools;
  private final Map<Integer, CompletableFuture<JsonObject>> awaited = new ConcurrentHashMap<>();

  Messages(OutputStream toTools) {
    this.toTools = toTools;
  }

  static JsonObject parse(String line) {
    return JsonParser.parseString(line).getAsJsonObject();
  }

  void announceReady() {
    send(new Answer().toJson(READY));
  }

  /** Sends what the work makes of a request. A request without an answer would hang in the tools for ever. */
  void answer(int id, Callable<Answer> work) {
    Answer answer;
    try {
      answer = work.call();
    } catch (Exception | StackOverflowError failure) {
      answer = new Answer();
      answer.error(failure.toString());
    }
    send(answer.toJson(id));
  }

  /** Documents alone come without an action. */
  boolean isDocument(JsonObject message) {
    return !message.has("action");
  }

  void deliverDocument(JsonObject message) {
    CompletableFuture<JsonObject> waiting = awaited.remove(message.get("id").getAsInt());
    if (waiting != null) {
      waiting.complete(message);
    }
  }

  /**
   * Asks the tools for a Firestore document and waits for it. The tools reply under the id of the verification and
   * take the next message under that id for the rest of the same conversation, so one verification has at most one
   * question open. There is no time limit: if the tools end, so do we.
   */
  JsonObject fetchDocument(int verification, String path) {
    var reply = new CompletableFuture<JsonObject>();
    awaited.put(verification, reply);
    JsonObject question = new Answer().toJson(verification);
    question.addProperty("server_request_id", verification);
    question.addProperty("action", "fetch_firestore_document");
    var context = new JsonObject();
    context.addProperty("path", path);
    question.add("context", context);
    send(question);
    return reply.join();
  }

  /**
   * Pads every message to whole chunks. The tools do not split what they read into lines: they take each chunk from
   * the pipe for exactly one message, and two short ones that arrive together are both lost. A message that fills its
   * chunk, text first and blanks after, can share it with nothing but blanks, which the tools trim.
   */
  private synchronized void send(JsonObject message) {
    byte[] text = message.toString().getBytes(StandardCharsets.UTF_8);
    byte[] padded = Arrays.copyOf(text, (text.length / CHUNK + 1) * CHUNK);
    Arrays.fill(padded, text.length, padded.length, (byte) ' ');
    padded[padded.length - 1] = '\n';
    try {
      toTools.write(padded);
    } catch (IOException toolsAreGone) {
      System.exit(1);
    }
  }
}
