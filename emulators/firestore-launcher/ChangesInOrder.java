package com.google.cloud.datastore.emulator.impl.watch;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Of each register of listeners: the committed changes that they have yet to be told, and the moment up to which they have
 * been told all. Used by the mended classes.
 */
public final class ChangesInOrder {
  /** A commit has its time a moment before it is noted here. */
  private static final Duration NOTED_WITHIN = Duration.ofMillis(20);

  private static final Map<Object, ChangesInOrder> ofRegisters = new ConcurrentHashMap<>();

  private final Queue<ImmutableMap<?, ?>> waiting = new ConcurrentLinkedQueue<>();
  private volatile Instant complete = Instant.EPOCH;

  private ChangesInOrder() {}

  private static ChangesInOrder of(Object register) {
    return ofRegisters.computeIfAbsent(register, key -> new ChangesInOrder());
  }

  /** Called as soon as they are committed, before the register is locked. */
  public static void add(Object register, ImmutableMap<?, ?> changes) {
    of(register).waiting.add(changes);
  }

  /** Takes all that wait, as one, while the register is locked: whoever comes first tells of the others' too. */
  public static ImmutableMap<?, ?> take(Object register) {
    ChangesInOrder changes = of(register);
    changes.complete = Instant.now().minus(NOTED_WITHIN);
    Map<Object, Object> all = new LinkedHashMap<>();
    for (var next = changes.waiting.poll(); next != null; next = changes.waiting.poll()) all.putAll(next);
    return ImmutableMap.copyOf(all);
  }

  /** The time for which a listener may be told that it has everything, instead of the present. */
  public static Instant complete(Instant present, Object register) {
    Instant complete = of(register).complete;
    return complete.isBefore(present) ? complete : present;
  }
}
