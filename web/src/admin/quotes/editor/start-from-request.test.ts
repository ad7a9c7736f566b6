import { offerableContent } from '@agency/domain/quote/content';
import { lastMilestone } from '@agency/domain/settings/schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newStage } from './new-parts.ts';
import { quoteFormSchema } from './quote-form.ts';
import { onMilestones, startingForm } from './start-from-request.ts';
import { draft, now, sources } from './testing/request.ts';

describe('startingForm', () => {
  it('prices a request from the package and the services that were asked for', () => {
    const form = startingForm(draft, sources, now);
    expect(form.title).toBe('Starter website for Example Ltd');
    expect(form.sections[0]?.lines[0]?.description).toBe('Starter website\nFive pages\nContact form');
    expect(form.validUntil).toBe('2026-12-27');
    expect(
      form.sections.map((section) => section.lines.map((line) => [line.unitPrice, line.billing])),
    ).toEqual([
      [[149_900, 'once']],
      [
        [180_000, 'once'],
        [2500, 'monthly'],
      ],
    ]);
  });

  it('says the figures that a package’s text names', () => {
    const { chosenPackage } = sources;
    if (chosenPackage === null) throw new Error('A package was chosen');
    const features = ['An answer within {{time support-reply}}'];
    const form = startingForm(draft, { ...sources, chosenPackage: { ...chosenPackage, features } }, now);
    expect(form.sections[0]?.lines[0]?.description).toContain('An answer within 4\u00a0working hours');
  });

  it('starts with something that could be sent as it is', () => {
    const { content } = v.parse(quoteFormSchema, startingForm(draft, sources, now));
    expect(v.safeParse(offerableContent, content).issues).toBeUndefined();
  });

  it('leaves alone what was saved', () => {
    const saved = {
      ...draft,
      revision: 1,
      content: { ...draft.content, title: 'Mine', milestones: [milestone] },
    };
    const form = startingForm(saved, sources, now);
    expect([form.title, form.sections, form.milestones]).toEqual(['Mine', [], [milestone]]);
  });

  it('keeps the stages that a new quote began with, on its own milestones', () => {
    const trigger = { kind: 'milestone' as const, milestoneId: 'unknown' };
    const paymentSchedule = [{ id: 'stage-1', label: 'At the end', share: 10_000, trigger }];
    const form = startingForm({ ...draft, content: { ...draft.content, paymentSchedule } }, sources, now);
    expect(form.paymentSchedule).toMatchObject([
      { id: 'stage-1', trigger: { milestoneId: form.milestones.at(-1)?.id } },
    ]);
  });

  it('waits for acceptance only where a quote has no milestone', () => {
    const stage = newStage({ trigger: { kind: 'milestone', milestoneId: lastMilestone, date: '' } });
    expect(onMilestones([stage], [milestone])[0]?.trigger).toMatchObject({ milestoneId: 'm' });
    expect(onMilestones([stage], [])[0]?.trigger.kind).toBe('acceptance');
  });

  it('begins with the rates of the day, and with equal parts where those are usual', () => {
    const business = {
      ...sources.business,
      rateChanges: [{ from: '2026-01-01', kind: 'standard' as const, rate: 2200 }],
      paymentInEqualParts: true,
    };
    const form = startingForm({ ...draft, enquiry: null }, { ...sources, business }, now);
    expect(form.sections[0]?.lines).toMatchObject([{ vatRate: 2200 }]);
    expect(form.inEqualParts).toBe(true);
  });

  it('starts a quote without a request with one empty line', () => {
    const form = startingForm({ ...draft, enquiry: null }, { ...sources, chosenPackage: null }, now);
    expect(form.sections).toHaveLength(1);
    expect(form.sections[0]?.lines).toMatchObject([{ unitPrice: null, vatRate: 2000 }]);
  });
});

const milestone = { id: 'm', title: 'Live', description: '', weeksAfterStart: 1 };
