import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import type { FormValues } from '../../views/enquiry/form-values.ts';
import type { DraftUpload } from './draft.ts';
import type { Shared } from './merge.ts';
import { TabDraft } from './tab-draft.ts';

const file = (id: string): DraftUpload => ({ id, name: `${id}.pdf`, size: 10, at: Date.now() });

/** A tab with the form, as the page works it; `shown` is what stands on its screen. */
class Tab {
  readonly draft = new TabDraft();
  readonly chosen: FormValues;
  shown: Shared;
  step = 0;

  constructor(chosen: FormValues = {}) {
    this.chosen = chosen;
    this.shown = this.draft.open(chosen, chosen) ?? { values: chosen, uploads: [] };
  }

  enter(change: FormValues, uploads: readonly DraftUpload[] = this.shown.uploads): void {
    this.shown = { values: { ...this.shown.values, ...change }, uploads };
    this.wake();
    this.draft.store(this.shown, this.step, this.chosen);
  }

  /** What the page does when another tab has stored something, or on return to it. */
  wake(): 'sent' | 'emptied' | 'merged' | null {
    const news = this.draft.takeIn(() => this.shown);
    if (news === null) return null;
    this.shown = 'ended' in news ? { values: {}, uploads: [] } : news.merged;
    return 'ended' in news ? news.ended : 'merged';
  }
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('two tabs with the form', () => {
  it('lose neither text nor file of either, though one slept', () => {
    const [one, two] = [new Tab(), new Tab()];
    one.enter({ message: 'Fewer calls', services: ['websites'] }, [file('brief')]);
    two.enter({ name: 'Ada', services: ['hosting'] }, [file('logo')]);
    one.wake();
    for (const tab of [one, two, new Tab()]) {
      expect(tab.shown.values).toMatchObject({ message: 'Fewer calls', name: 'Ada' });
      expect(tab.shown.values.services).toEqual(expect.arrayContaining(['websites', 'hosting']));
      expect(tab.shown.uploads.map(({ id }) => id).toSorted()).toEqual(['brief', 'logo']);
      expect(tab.draft.key.current).toBe(one.draft.key.current);
    }
  });

  it('take out what was taken out in either', () => {
    const one = new Tab();
    one.enter({ services: ['websites', 'hosting'], message: 'Hello' }, [file('brief'), file('logo')]);
    const two = new Tab();
    two.enter({ services: ['hosting'], message: '' }, [file('logo')]);
    one.wake();
    expect(one.shown.values).toMatchObject({ services: ['hosting'], message: '' });
    expect(one.shown.uploads.map(({ id }) => id)).toEqual(['logo']);
  });

  it('answer each other once, not for ever', () => {
    const [one, two] = [new Tab(), new Tab()];
    one.enter({ name: 'Ada' });
    two.step = 2;
    expect(two.wake()).toBe('merged');
    two.draft.store(two.shown, two.step, {});
    expect(one.wake()).toBeNull();
    one.draft.store(one.shown, one.step, {});
    expect(two.wake()).toBeNull();
  });

  it('each knows when the other sent or emptied the form, even with another key, and begins a new request', () => {
    const one = new Tab();
    one.enter({ name: 'Ada' }, [file('brief')]);
    const two = new Tab();
    one.draft.key.current = 'key-for-other-content';
    one.draft.finish();
    expect(two.wake()).toBe('sent');
    expect(two.draft.key.current).not.toBe(one.draft.key.current);
    two.enter({ name: 'Bea' });
    const three = new Tab();
    three.draft.empty();
    expect(two.wake()).toBe('emptied');
    expect(two.shown).toEqual({ values: {}, uploads: [] });
  });

  it('store nothing more once sent', () => {
    const one = new Tab();
    one.enter({ name: 'Ada' });
    one.draft.finish();
    one.enter({ name: 'Ada again' });
    expect(new Tab().shown.values).toEqual({});
  });
});

describe('a draft on a visit', () => {
  it('takes in what the address chooses once, besides what it has', () => {
    new Tab().enter({ services: ['hosting'], packageId: 'old', name: 'Ada' });
    const chosen = { services: ['websites'], packageId: 'new' };
    const visit = new Tab(chosen);
    expect(visit.shown.values).toEqual({ services: ['hosting', 'websites'], packageId: 'new', name: 'Ada' });
    visit.enter({ services: ['seo'], packageId: '' });
    expect(new Tab(chosen).shown.values).toMatchObject({ services: ['seo'], packageId: '' });
  });

  it('lets what was typed before the page came to life stand', () => {
    new Tab().enter({ message: 'stored', name: 'Ada King', contactPreference: 'phone' });
    const typed = { name: 'Grace', message: '', contactPreference: 'email', consent: 'true' };
    const shown = new TabDraft().open({}, typed);
    expect(shown?.values).toEqual({
      message: 'stored',
      name: 'Grace',
      contactPreference: 'phone',
      consent: 'true',
    });
    expect(shown?.replaced).toEqual(['Ada King']);
  });

  it.each([
    ['Hi', 'Fewer calls', 'Hi\n\nFewer calls'],
    ['F', 'Fewer calls', 'F\n\nFewer calls'],
    ['Fewer calls, please', 'Fewer calls', 'Fewer calls, please'],
    ['Hi', '', 'Hi'],
  ])('has both messages: typed %j, stored %j', (message, stored, both) => {
    new Tab().enter({ name: 'Ada', message: stored });
    expect(new TabDraft().open({}, { message })?.values.message).toBe(both);
  });

  it('is not stored while nothing was entered', () => {
    new Tab({ services: ['websites'] }).enter({ contactPreference: 'email', name: '' });
    expect(localStorage).toHaveLength(0);
  });
});
