import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.LogManager;

/**
 * Checks Storage security rules for the Storage emulator of firebase-tools, with the rules engine that lies inside the
 * Firestore emulator's jar. The protocol is written down in README.md beside this file.
 */
public final class StorageRulesRuntime {
  private final Messages messages;
  private final Map<String, Ruleset> rulesets = new ConcurrentHashMap<>();
  private final ExecutorService verifications = Executors.newCachedThreadPool(StorageRulesRuntime::daemon);

  private StorageRulesRuntime(Messages messages) {
    this.messages = messages;
  }

  public static void main(String[] arguments) throws IOException {
    var toTools = new FileOutputStream(FileDescriptor.out);
    // Nothing but messages may reach stdout, and the tools report whatever comes on stderr as a fault of ours.
    System.setOut(new PrintStream(System.err, true, StandardCharsets.UTF_8));
    LogManager.getLogManager().reset();
    var fromTools = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    new StorageRulesRuntime(new Messages(toTools)).serve(fromTools);
  }

  private static Thread daemon(Runnable task) {
    var thread = new Thread(task, "verification");
    thread.setDaemon(true);
    return thread;
  }

  /** Answers until the tools close the stream: then they have ended, and so do we. */
  private void serve(BufferedReader lines) throws IOException {
    messages.announceReady();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (!line.isBlank()) {
        handle(Messages.parse(line));
      }
    }
  }

  private void handle(JsonObject message) {
    if (messages.isDocument(message)) {
      messages.deliverDocument(message);
      return;
    }
    int id = message.get("id").getAsInt();
    JsonObject context = message.getAsJsonObject("context");
    String action = message.get("action").getAsString();
    switch (action) {
      case "load_ruleset" -> messages.answer(id, () -> load(context));
      // A thread each: a rule may have to wait for a Firestore document, which arrives on the thread that reads.
      case "verify" -> verifications.execute(() -> messages.answer(id, () -> verify(id, context)));
      default -> messages.answer(id, () -> { throw new IllegalArgumentException("Unknown action: " + action); });
    }
  }

  private Answer load(JsonObject context) {
    var answer = new Answer();
    Ruleset.compile(context.getAsJsonObject("source"), answer)
        .ifPresent(ruleset -> {
          rulesets.put(context.get("rulesetName").getAsString(), ruleset);
          answer.result("rulesVersion", ruleset.version());
        });
    return answer;
  }

  private Answer verify(int id, JsonObject context) throws Exception {
    String name = context.get("rulesetName").getAsString();
    Ruleset ruleset = rulesets.get(name);
    if (ruleset == null) {
      throw new IllegalArgumentException("Unknown ruleset: " + name);
    }
    var answer = new Answer();
    var documents = new FirestoreDocuments(path -> messages.fetchDocument(id, path));
    answer.result("permit", ruleset.permits(new StorageRequest(context, documents, answer), answer));
    return answer;
  }
}
