import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;

/** Compiled rules of the firebase.storage service. */
final class Ruleset {
  private static final String SERVICE = "firebase.storage";

  private static final FirebaseRulesProtoCompiler COMPILER =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build());

  private final RulesetAst ast;

  /** The tools swallow the warnings of a load but print those of a verification: they wait for the first one. */
  private final Queue<String> unprinted = new ConcurrentLinkedQueue<>();

  private Ruleset(RulesetAst ast) {
    this.ast = ast;
  }

  /** Empty when the rules do not compile; the answer then says why. */
  static Optional<Ruleset> compile(JsonObject source, Answer answer) {
    var files = Source.newBuilder();
    source.getAsJsonArray("files").forEach(file -> {
      JsonObject one = file.getAsJsonObject();
      files.addFiles(
          File.newBuilder().setName(one.get("name").getAsString()).setContent(one.get("content").getAsString()));
    });
    var compiled = COMPILER.compile(files.build());
    var ruleset = new Ruleset(compiled.getRulesetAst());
    for (Issue issue : compiled.getIssues()) {
      if (issue.getSeverity() == Issue.Severity.ERROR) {
        answer.error(inTheToolsFormat(issue));
      } else {
        ruleset.warn(answer, describe(issue));
      }
    }
    if (compiled.hasCompilationError()) {
      return Optional.empty();
    }
    if (!ruleset.coversStorage()) {
      ruleset.warn(answer, "The rules have no 'service " + SERVICE + "' block: everything is refused.");
    }
    return Optional.of(ruleset);
  }

  int version() {
    return ast.getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1;
  }

  boolean permits(StorageRequest request, Answer answer) throws InterruptedException {
    for (String warning = unprinted.poll(); warning != null; warning = unprinted.poll()) {
      answer.warning(warning);
    }
    try {
      return new DefaultEvaluator(ast).evaluate(request.toRuleContext()).get().permit();
    } catch (ExecutionException failure) {
      // No rule allowed it, and at least one could not be worked out.
      answer.warning(describe(failure.getCause()));
      return false;
    }
  }

  private boolean coversStorage() {
    return ast.getServiceRulesList().stream().anyMatch(rules -> rules.getServiceName().getName().equals(SERVICE));
  }

  private void warn(Answer answer, String text) {
    answer.warning(text);
    unprinted.add(text);
  }

  private static String describe(Issue issue) {
    var position = issue.getSourcePosition();
    return issue.getDescription() + " " + position.getFileName() + ":" + position.getLine() + ":" + position.getColumn();
  }

  private static String describe(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String text = String.valueOf(failure.getMessage());
    String reason = String.valueOf(root.getMessage());
    return text.contains(reason) ? text : text + " Caused by: " + reason;
  }

  /** The tools read description, file and line out of a JSON text with these names. */
  private static String inTheToolsFormat(Issue issue) {
    var position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    var text = new JsonObject();
    text.addProperty("severity_", issue.getSeverity().getNumber());
    text.addProperty("description_", issue.getDescription().replaceAll("\\s+", " "));
    text.add("sourcePosition_", position);
    return text.toString();
  }
}
