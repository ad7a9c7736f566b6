import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billingSeriesStatuses } from '../billing-series/schema.ts';
import { blogPostStatuses } from '../blog-post/status.ts';
import { enquiryStatuses } from '../contact/status.ts';
import { invoiceStatuses } from '../invoice/status.ts';
import { mailStatuses } from '../mail/status.ts';
import { milestoneStatuses, projectStatuses } from '../project/status.ts';
import { quoteStatuses } from '../quote/status.ts';
import { uploadStates } from '../upload/schema.ts';
import { adminRequests } from '../user/schema.ts';
import { AppError } from './errors.ts';
import { type StateMachine, stateMachine } from './states.ts';

// Written out a second time on purpose: a change of either must show.
const machines: Readonly<
  Record<string, { machine: StateMachine<string>; starts: readonly string[]; text: string }>
> = {
  quote: {
    machine: quoteStatuses,
    starts: ['requested', 'draft'],
    text: `requested → draft | discarded; draft → sent | accepted | discarded;
      sent → viewed | accepted | declined | expired | withdrawn;
      viewed → accepted | declined | expired | withdrawn;
      sent | viewed | declined | expired | withdrawn → sent; accepted → voided`,
  },
  project: {
    machine: projectStatuses,
    starts: ['planned'],
    text: `planned → active; active → onHold; onHold → active; active → completed; completed → active;
      planned | active | onHold → cancelled`,
  },
  milestone: {
    machine: milestoneStatuses,
    starts: ['planned'],
    text: `planned → inProgress; inProgress → inReview | completed; inReview → completed | changesRequested;
      changesRequested → inProgress; completed → inProgress`,
  },
  invoice: {
    machine: invoiceStatuses,
    starts: ['draft'],
    text: `draft → issued | paid | discarded; issued → partPaid | paid | void | writtenOff;
      partPaid → issued | paid | credited | writtenOff;
      paid → issued | partPaid | credited | void | writtenOff; writtenOff → issued | partPaid | paid`,
  },
  mail: {
    machine: mailStatuses,
    starts: ['queued'],
    text: `queued → sending; sending → sent; sent → delivered | bounced | complained; sending → queued;
      failed | uncertain → queued | cancelled; queued → cancelled; sending → cancelled | failed | uncertain;
      sending | uncertain → delivered | bounced | complained; uncertain → sent;
      delivered → bounced | complained`,
  },
  'billing series': {
    machine: billingSeriesStatuses,
    starts: ['active'],
    text: 'active → paused | ended; paused → active | ended',
  },
  enquiry: {
    machine: enquiryStatuses,
    starts: ['new'],
    text: `new → open | answered | converted | archived | spam; open → answered | converted | archived | spam;
      answered → open | converted | archived | spam; converted → archived;
      archived → new | open | answered | converted; spam → new | open | answered`,
  },
  post: {
    machine: blogPostStatuses,
    starts: ['draft'],
    // A draft that nobody wants is archived too, which the data model leaves out.
    text: 'draft → published | archived; published → draft | archived; archived → draft',
  },
  registration: {
    machine: adminRequests,
    starts: ['pending'],
    text: 'pending → approved | refused; approved → refused; refused → pending | approved',
  },
  upload: {
    machine: uploadStates,
    starts: ['stored'],
    text: 'stored → claimed | expired; claimed → expired',
  },
};

function pairsOf(text: string): Set<string> {
  return new Set(
    text.split(';').flatMap((rule) => {
      const [from = '', to = ''] = rule.split('→');
      const names = (side: string) => side.split('|').map((name) => name.trim());
      return names(from).flatMap((each) => names(to).map((next) => `${each} → ${next}`));
    }),
  );
}

describe.each(Object.entries(machines))('the states of a %s', (noun, { machine, starts, text }) => {
  const all = machine.states.flatMap((from) => machine.states.map((to) => [from, to] as const));

  test('are those of the data model', () => {
    const lawful = all.filter(([from, to]) => machine.can(from, to)).map(([from, to]) => `${from} → ${to}`);
    expect(new Set(lawful)).toEqual(pairsOf(text));
  });

  test('are all named, and all reached from the first', () => {
    for (const next of Object.values(machine.transitions).flat()) expect(machine.states).toContain(next);
    const reached = new Set(starts);
    for (const state of reached) for (const next of machine.transitions[state] ?? []) reached.add(next);
    expect(reached).toEqual(new Set(machine.states));
  });

  test('are never left by any path: what is refused changes nothing', () => {
    const lawful = pairsOf(text);
    const named = new Set([...lawful].flatMap((pair) => pair.split(' → ')));
    const targets = fc.array(fc.constantFrom(...machine.states), { maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...starts), targets, (start, path) => {
        let state = start;
        for (const to of path) {
          const isLawful = lawful.has(`${state} → ${to}`);
          const step = () => machine.assert(state, to);
          if (isLawful) expect(step).not.toThrow();
          else expect(step).toThrow(AppError);
          if (isLawful) state = to;
          expect(named).toContain(state);
        }
      }),
    );
  });

  test('refuse every other step with failed-precondition and both names', () => {
    for (const [from, to] of all) {
      if (machine.can(from, to)) {
        expect(() => machine.assert(from, to)).not.toThrow();
        continue;
      }
      try {
        machine.assert(from, to);
        expect.unreachable(`${from} → ${to}`);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect(error).toMatchObject({ code: 'failed-precondition', status: 409 });
        expect(String(error)).toContain(noun);
      }
    }
  });
});

test('messages say states in words', () => {
  const machine = stateMachine('project', { onHold: [], partPaid: [] });
  expect(() => machine.assert('onHold', 'partPaid')).toThrow(
    'This project is on hold and can’t become part paid.',
  );
});
