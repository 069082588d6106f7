import java.io.File;
import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the tests of a {@code switch} over types into class files, where the compiler leaves them to be made when the switch is first
 * reached. Making them takes milliseconds for each switch, which no cache for fast starts keeps, and a start of Senet reaches a hundred.
 *
 * <p>The arguments are a folder of class files, and the class path with which they were compiled.
 */
final class TypeSwitches {
    private static final String BOOTSTRAP = "typeSwitch";
    private static final String OWNER = "SwitchBootstraps";
    private static final String NAME = "typeSwitch$";

    private final ClassModel model;
    private final List<Switch> found = new ArrayList<>();

    /** A switch of a class, with the types that it tells apart, in order. */
    private record Switch(MethodTypeDesc type, List<ClassDesc> labels) {}

    private TypeSwitches(ClassModel model) {
        this.model = model;
    }

    public static void main(String[] args) throws IOException {
        var folder = Path.of(args[0]);
        var path = new ArrayList<URL>();
        path.add(url(folder));
        for (var part : args[1].split(File.pathSeparator)) {
            path.add(url(Path.of(part)));
        }
        try (var loader = new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
                var files = Files.walk(folder)) {
            var types = ClassHierarchyResolver.ofResourceParsing(loader)
                    .orElse(ClassHierarchyResolver.defaultResolver());
            var classes = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(types));
            for (var file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                var model = classes.parse(file);
                if (model.methods().stream().anyMatch(TypeSwitches::switches)) {
                    Files.write(file, new TypeSwitches(model).written(classes));
                }
            }
        }
    }

    private static URL url(Path path) throws MalformedURLException {
        return path.toUri().toURL();
    }

    private static boolean switches(MethodModel method) {
        return method.code().stream().flatMap(CodeModel::elementStream).anyMatch(TypeSwitches::isSwitch);
    }

    /** Whether an instruction chooses among types, and nothing else: labels may also be texts, numbers and constants of enums. */
    private static boolean isSwitch(CodeElement element) {
        return element instanceof InvokeDynamicInstruction i
                && i.name().equalsString(BOOTSTRAP)
                && i.bootstrapMethod().owner().displayName().equals(OWNER)
                && i.bootstrapArgs().stream().allMatch(l -> l instanceof ClassDesc type && type.isClassOrInterface());
    }

    private byte[] written(ClassFile classes) {
        var calls = ClassTransform.transformingMethodBodies(TypeSwitches::switches, this::call);
        return classes.transformClass(model, calls.andThen(ClassTransform.endHandler(this::methods)));
    }

    private void call(CodeBuilder code, CodeElement element) {
        if (element instanceof InvokeDynamicInstruction i && isSwitch(i)) {
            var name = NAME + found.size();
            boolean inInterface = model.flags().has(AccessFlag.INTERFACE);
            var labels = i.bootstrapArgs().stream().map(ClassDesc.class::cast).toList();
            found.add(new Switch(i.typeSymbol(), labels));
            code.invokestatic(model.thisClass().asSymbol(), name, i.typeSymbol(), inInterface);
        } else {
            code.with(element);
        }
    }

    private void methods(ClassBuilder builder) {
        for (int i = 0; i < found.size(); i++) {
            var one = found.get(i);
            builder.withMethodBody(
                    NAME + i,
                    one.type,
                    ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                    code -> tests(code, one.labels));
        }
    }

    /** The number of the first type, from a number on, of which the value is; -1 for null, and the number of types for none. */
    private static void tests(CodeBuilder code, List<ClassDesc> labels) {
        var some = code.newLabel();
        code.aload(0).ifnonnull(some).loadConstant(-1).ireturn().labelBinding(some);
        for (int i = 0; i < labels.size(); i++) {
            var next = code.newLabel();
            code.iload(1).loadConstant(i).if_icmpgt(next);
            code.aload(0).instanceOf(labels.get(i)).ifeq(next);
            code.loadConstant(i).ireturn().labelBinding(next);
        }
        code.loadConstant(labels.size()).ireturn();
    }
}
