import type { Page } from '@playwright/test';

/** Under reduced motion nothing moves for longer than a blink, and all content is visible. */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { look } = window;
    const moving = document.getAnimations().flatMap((animation) => {
      const effect = animation.effect instanceof KeyframeEffect ? animation.effect : null;
      const { activeDuration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
      const isTimed = animation.timeline instanceof DocumentTimeline;
      // Scroll-driven animations may shade an edge, but not move anything.
      const goes = ['transform', 'translate', 'scale', 'rotate', 'left', 'top', 'offsetDistance'];
      const isGoing = effect?.getKeyframes().some((frame) => goes.some((property) => property in frame));
      const lasts = isTimed ? Number(activeDuration) > 10 || iterations > 1 : isGoing;
      return lasts && effect?.target ? [`${look.describe(effect.target)} moves`] : [];
    });
    // A decorative mark, as beside a hovered heading, is not content.
    const worded = look.texts().filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const hidden = worded.flatMap(({ text, owner }) => {
      let seen = 1;
      for (let each: Element | null = owner; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        seen *= Number(style.opacity);
      }
      return seen < 0.6 ? [`'${text}' can't be seen`] : [];
    });
    return [...new Set([...moving, ...hidden])];
  });
}
