import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.JsonObject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The Firestore documents that the rules of one verification ask for. */
final class FirestoreDocuments {
  /** The limit of Cloud Storage. Asking for the same document again is free. */
  private static final int MOST_DOCUMENTS = 2;

  private final Function<String, JsonObject> fetch;
  private final Map<String, Optional<ExpressionValue>> known = new HashMap<>();

  FirestoreDocuments(Function<String, JsonObject> fetch) {
    this.fetch = fetch;
  }

  boolean exists(ExpressionPathValue path, SourcePosition position) throws EvaluationException {
    return read(path, position).isPresent();
  }

  /** Fails for a document that does not exist, as get() in Firestore's own rules does. */
  ExpressionValue get(ExpressionPathValue path, SourcePosition position) throws EvaluationException {
    Optional<ExpressionValue> document = read(path, position);
    if (document.isEmpty()) {
      throw new EvaluationException(position, "No Firestore document " + PathUtils.toBoundString(path) + ".");
    }
    return document.get();
  }

  private Optional<ExpressionValue> read(ExpressionPathValue path, SourcePosition position)
      throws EvaluationException {
    String encoded = encode(ExpressionValueUtils.getPathSegments(position, path), position);
    if (known.containsKey(encoded)) {
      return known.get(encoded);
    }
    if (known.size() == MOST_DOCUMENTS) {
      throw new EvaluationException(
          position, "Storage rules read at most " + MOST_DOCUMENTS + " Firestore documents a request.");
    }
    Optional<ExpressionValue> document = ask(encoded, position);
    known.put(encoded, document);
    return document;
  }

  private Optional<ExpressionValue> ask(String path, SourcePosition position) throws EvaluationException {
    JsonObject reply = fetch.apply(path);
    String status = reply.get("status").getAsString();
    switch (status) {
      case "ok":
        try {
          return Optional.of(FirestoreValues.document(reply.getAsJsonObject("result")));
        } catch (ParseException unreadable) {
          throw new EvaluationException(position, unreadable.getMessage(), unreadable);
        }
      case "not_found":
        return Optional.empty();
      default:
        throw new EvaluationException(position, "Reading " + path + " failed: " + status);
    }
  }

  /** The tools append the path to an address as it is, so a segment must not be able to leave its place. */
  private static String encode(List<String> segments, SourcePosition position) throws EvaluationException {
    boolean namesDocument =
        segments.size() >= 5
            && segments.size() % 2 == 1
            && segments.get(0).equals("databases")
            && segments.get(2).equals("documents")
            && segments.stream().allMatch(FirestoreDocuments::isName);
    if (!namesDocument) {
      throw new EvaluationException(
          position,
          "Not a document path: /" + String.join("/", segments)
              + ". Expected /databases/(default)/documents/<collection>/<document>.");
    }
    return segments.stream()
        .map(segment -> "/" + URLEncoder.encode(segment, StandardCharsets.UTF_8)
            .replace("+", "%20").replace("%28", "(").replace("%29", ")"))
        .collect(Collectors.joining());
  }

  private static boolean isName(String segment) {
    return !segment.isEmpty() && !segment.contains("/") && !segment.equals(".") && !segment.equals("..");
  }
}
