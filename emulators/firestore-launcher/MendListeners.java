import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Label;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;

/** Writes the two classes of the Firestore emulator that lose changes, mended: `java MendListeners.java <jar> <directory>`. */
public final class MendListeners {
  private static final String EMULATOR = "com/google/cloud/datastore/emulator/impl/";
  private static final String REGISTER = EMULATOR + "watch/ListenStreamManager";
  private static final String STREAM = EMULATOR + "firestore/CloudFirestoreV1ListenStream";
  private static final String TARGET_ID = EMULATOR + "watch/TargetId";
  private static final String TARGET = "com/google/firestore/v1/Target";
  private static final String CHANGES_IN_ORDER = EMULATOR + "watch/ChangesInOrder";
  private static final String CHANGES = "Lcom/google/common/collect/ImmutableMap;";
  private static final String INSTANT = "Ljava/time/Instant;";

  public static void main(String[] arguments) throws IOException {
    try (JarFile jar = new JarFile(arguments[0])) {
      Path directory = Path.of(arguments[1]);
      mend(jar, directory, REGISTER, 1, MendListeners::tellInOrder);
      mend(jar, directory, STREAM, 2, MendListeners::tellWhatIsComplete);
    }
  }

  private record Method(int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor in(ClassVisitor out) {
      return out.visitMethod(access, name, descriptor, signature, exceptions);
    }

    Method as(int otherAccess, String otherName) {
      return new Method(otherAccess, otherName, descriptor, signature, exceptions);
    }

    boolean is(String wantedName, String wantedDescriptor) {
      return name.equals(wantedName) && descriptor.equals(wantedDescriptor);
    }
  }

  private interface Mending {
    /** Writes the method mended, and returns what takes its former body; null for a method to leave alone. */
    MethodVisitor of(ClassVisitor out, Method method);
  }

  private static void mend(JarFile jar, Path directory, String name, int methods, Mending mending)
      throws IOException {
    ClassReader reader;
    try (InputStream in = jar.getInputStream(jar.getJarEntry(name + ".class"))) {
      reader = new ClassReader(in);
    }
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    int[] mended = {0};
    reader.accept(
        new ClassVisitor(Opcodes.ASM8, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String method, String descriptor, String signature, String[] exceptions) {
            Method found = new Method(access, method, descriptor, signature, exceptions);
            MethodVisitor body = mending.of(writer, found);
            if (body == null) return found.in(writer);
            mended[0]++;
            return body;
          }
        },
        0);
    if (mended[0] != methods) throw new IllegalStateException(name + " is not the class that we know");
    Path target = directory.resolve(name + ".class");
    Files.createDirectories(target.getParent());
    Files.write(target, writer.toByteArray());
  }

  /** `notifyListeners(changes)`: notes the changes, then locks the register and tells of all that were noted. */
  private static MethodVisitor tellInOrder(ClassVisitor out, Method method) {
    if (!method.is("notifyListeners", "(" + CHANGES + ")V")) return null;
    MethodVisitor note = method.as(method.access & ~Opcodes.ACC_SYNCHRONIZED, method.name).in(out);
    note.visitCode();
    note.visitVarInsn(Opcodes.ALOAD, 0);
    note.visitVarInsn(Opcodes.ALOAD, 1);
    note.visitMethodInsn(
        Opcodes.INVOKESTATIC, CHANGES_IN_ORDER, "add", "(Ljava/lang/Object;" + CHANGES + ")V", false);
    note.visitVarInsn(Opcodes.ALOAD, 0);
    note.visitInsn(Opcodes.ACONST_NULL);
    note.visitMethodInsn(Opcodes.INVOKEVIRTUAL, REGISTER, "notifyInOrder", method.descriptor, false);
    note.visitInsn(Opcodes.RETURN);
    note.visitMaxs(0, 0);
    note.visitEnd();
    return new MethodVisitor(Opcodes.ASM8, method.as(method.access, "notifyInOrder").in(out)) {
      @Override
      public void visitCode() {
        super.visitCode();
        visitVarInsn(Opcodes.ALOAD, 0);
        visitMethodInsn(
            Opcodes.INVOKESTATIC, CHANGES_IN_ORDER, "take", "(Ljava/lang/Object;)" + CHANGES, false);
        visitVarInsn(Opcodes.ASTORE, 1);
      }
    };
  }

  private static MethodVisitor tellWhatIsComplete(ClassVisitor out, Method method) {
    if (method.is("addTarget", "(L" + TARGET_ID + ";L" + TARGET + ";)V")) return addLocked(out, method);
    if (!method.is("notifySynced", "()V")) return null;
    return new MethodVisitor(Opcodes.ASM8, method.in(out)) {
      @Override
      public void visitMethodInsn(int code, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(code, owner, name, descriptor, isInterface);
        if (!descriptor.equals("()" + INSTANT)) return;
        visitVarInsn(Opcodes.ALOAD, 0);
        visitFieldInsn(Opcodes.GETFIELD, STREAM, "manager", "L" + REGISTER + ";");
        super.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            CHANGES_IN_ORDER,
            "complete",
            "(" + INSTANT + "Ljava/lang/Object;)" + INSTANT,
            false);
      }
    };
  }

  /** `addTarget(id, target)`: the register stays locked from the choice of the moment to read at until all is sent, after what waits. */
  private static MethodVisitor addLocked(ClassVisitor out, Method method) {
    MethodVisitor locked = method.in(out);
    Label begun = new Label();
    Label ended = new Label();
    Label failed = new Label();
    Label released = new Label();
    locked.visitCode();
    locked.visitTryCatchBlock(begun, ended, failed, null);
    locked.visitTryCatchBlock(failed, released, failed, null);
    locked.visitVarInsn(Opcodes.ALOAD, 0);
    locked.visitFieldInsn(Opcodes.GETFIELD, STREAM, "manager", "L" + REGISTER + ";");
    locked.visitInsn(Opcodes.DUP);
    locked.visitVarInsn(Opcodes.ASTORE, 3);
    locked.visitInsn(Opcodes.MONITORENTER);
    locked.visitLabel(begun);
    locked.visitVarInsn(Opcodes.ALOAD, 3);
    locked.visitInsn(Opcodes.ACONST_NULL);
    locked.visitMethodInsn(Opcodes.INVOKEVIRTUAL, REGISTER, "notifyInOrder", "(" + CHANGES + ")V", false);
    locked.visitVarInsn(Opcodes.ALOAD, 0);
    locked.visitVarInsn(Opcodes.ALOAD, 1);
    locked.visitVarInsn(Opcodes.ALOAD, 2);
    locked.visitMethodInsn(Opcodes.INVOKESPECIAL, STREAM, "addTargetLocked", method.descriptor, false);
    locked.visitVarInsn(Opcodes.ALOAD, 3);
    locked.visitInsn(Opcodes.MONITOREXIT);
    locked.visitLabel(ended);
    locked.visitInsn(Opcodes.RETURN);
    locked.visitLabel(failed);
    Object[] locals = {STREAM, TARGET_ID, TARGET, REGISTER};
    locked.visitFrame(Opcodes.F_FULL, 4, locals, 1, new Object[] {"java/lang/Throwable"});
    locked.visitVarInsn(Opcodes.ASTORE, 4);
    locked.visitVarInsn(Opcodes.ALOAD, 3);
    locked.visitInsn(Opcodes.MONITOREXIT);
    locked.visitLabel(released);
    locked.visitVarInsn(Opcodes.ALOAD, 4);
    locked.visitInsn(Opcodes.ATHROW);
    locked.visitMaxs(0, 0);
    locked.visitEnd();
    return method.as(method.access, "addTargetLocked").in(out);
  }
}
