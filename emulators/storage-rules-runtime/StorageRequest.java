import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageCreateContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageDeleteContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageGetContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageListContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageCreateContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageDeleteContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageGetContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageListContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageUpdateContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageUpdateContextConverter;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;

/** What Storage rules can see of one request: its variables, and the functions that look beyond it. */
final class StorageRequest
    implements FirebaseStorageGetContext,
        FirebaseStorageListContext,
        FirebaseStorageCreateContext,
        FirebaseStorageUpdateContext,
        FirebaseStorageDeleteContext {
  private final String method;
  private final ExpressionPathValue path;
  private final ExpressionMapValue request;
  private final ExpressionValue resource;
  private final FirestoreDocuments documents;
  private final Answer answer;

  StorageRequest(JsonObject context, FirestoreDocuments documents, Answer answer)
      throws InvalidProtocolBufferException {
    JsonObject variables = context.getAsJsonObject("variables");
    this.method = context.get("method").getAsString();
    this.path = PathUtils.parseRaw(context.get("path").getAsString());
    this.request = parse(variables.get("request")).getMapValue();
    this.resource = parse(variables.get("resource"));
    this.documents = documents;
    this.answer = answer;
  }

  /** The tools write values in the JSON form of the engine's own messages. */
  private static ExpressionValue parse(JsonElement json) throws InvalidProtocolBufferException {
    var value = ExpressionValue.newBuilder();
    JsonFormat.parser().merge(json.toString(), value);
    return value.build();
  }

  /** The engine's converters decide which variables a method has (listing, for one, has no resource). */
  RuleContext toRuleContext() {
    return switch (method) {
      case "get" -> FirebaseStorageGetContextConverter.convert(this);
      case "list" -> FirebaseStorageListContextConverter.convert(this);
      case "create" -> FirebaseStorageCreateContextConverter.convert(this);
      case "update" -> FirebaseStorageUpdateContextConverter.convert(this);
      case "delete" -> FirebaseStorageDeleteContextConverter.convert(this);
      default -> throw new IllegalArgumentException("Unknown method: " + method);
    };
  }

  @Override
  public ExpressionPathValue path() {
    return path;
  }

  @Override
  public ExpressionMapValue request() {
    return request;
  }

  @Override
  public ListenableFuture<ExpressionValue> resource() {
    return Futures.immediateFuture(resource);
  }

  @Override
  public ExpressionValue debug(ExpressionValue value) {
    try {
      answer.warning("debug: " + JsonFormat.printer().omittingInsignificantWhitespace().print(value));
    } catch (InvalidProtocolBufferException notPrintable) {
      answer.warning("debug: " + value);
    }
    return value;
  }

  @Override
  public ListenableFuture<ExpressionValue> firestoreGet(ExpressionPathValue document, SourcePosition position) {
    try {
      return Futures.immediateFuture(documents.get(document, position));
    } catch (EvaluationException refused) {
      return Futures.immediateFailedFuture(refused);
    }
  }

  @Override
  public ListenableFuture<ExpressionValue> firestoreExists(ExpressionPathValue document, SourcePosition position) {
    try {
      return Futures.immediateFuture(ExpressionValueUtils.createValue(documents.exists(document, position)));
    } catch (EvaluationException refused) {
      return Futures.immediateFailedFuture(refused);
    }
  }
}
