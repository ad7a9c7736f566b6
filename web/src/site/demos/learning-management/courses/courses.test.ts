import { describe, expect, it } from 'vitest';
import { marksEach } from '../marking.ts';
import { outlines } from '../outline.ts';
import { allQuestions, courses } from '../testing.ts';

const lessons = courses.flatMap((course) => course.lessons);

describe('the courses', () => {
  it('are three with eight lessons each, as their outlines say', () => {
    expect(courses.map(({ lessons: all }) => all.length)).toEqual([8, 8, 8]);
    expect(lessons.map(({ id }) => id)).toEqual(
      outlines.flatMap((course) => course.lessons.map(({ id }) => id)),
    );
    expect(new Set(courses.map(({ code }) => code)).size).toBe(3);
  });

  it('say of each lesson added since the first eight from when it counts', () => {
    const added = outlines
      .flatMap((course) => course.lessons)
      .filter(({ id }) => !/^(?:fh|dp|fs)-[1-8]$/.test(id));
    expect(added.filter(({ since }) => since === undefined)).toEqual([]);
  });

  it('use all four kinds of question, in each course', () => {
    for (const course of courses) {
      const kinds = new Set(course.lessons.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
      expect([...kinds].sort()).toEqual(['multiple', 'order', 'short', 'single']);
    }
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s can be read and marked', (_, lesson) => {
    expect(lesson.questions).toHaveLength(3);
    expect(lesson.points.length).toBeGreaterThanOrEqual(2);
    expect(lesson.text.join(' ').split(/\s+/).length).toBeGreaterThan(75);
    // Slow reading: about 60 words a minute, quiz included.
    expect(lesson.minutes).toBeGreaterThanOrEqual(lesson.text.join(' ').split(/\s+/).length / 60);
  });

  it('have questions with one right answer', () => {
    expect(new Set(allQuestions.map(({ id }) => id)).size).toBe(allQuestions.length);
    for (const question of allQuestions) {
      if (question.kind === 'short') continue;
      const choices = question.kind === 'order' ? question.items : question.options;
      expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
      const ids = choices.map(({ id }) => id);
      if (question.kind === 'single') expect(ids).toContain(question.right);
      if (question.kind === 'multiple') {
        expect(question.right.every((id) => ids.includes(id))).toBe(true);
        expect(question.right.length).toBeGreaterThan(1);
        expect(question.right.length).toBeLessThan(ids.length);
        expect(marksEach % question.right.length).toBe(0);
      }
      if (question.kind === 'order') expect(marksEach % ids.length).toBe(0);
    }
  });
});
