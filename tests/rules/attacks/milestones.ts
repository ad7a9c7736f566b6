import { milestoneStatuses } from '@agency/domain/project/status';
import { requestTime } from '../ask.ts';
import { projectId, stampsOf, touched } from '../rows.ts';
import { milestoneSample } from '../sample-documents.ts';
import { type Attacks, allowed, denied, set, update } from './group.ts';

const path = `projects/${projectId}/milestones/one`;
const at = new Date('2026-11-20T09:00:00Z');
const stamps = touched('admin');
const stored = (status: string, more = {}) => ({
  [path]: { ...milestoneSample, status, completedAt: status === 'completed' ? at : null, ...more },
});

const { states } = milestoneStatuses;
const step = (from: string, to: string) => ({
  status: to,
  ...(from !== to && { completedAt: to === 'completed' ? requestTime : null }),
  ...stamps,
});
const complete = { status: 'completed', completedAt: requestTime, ...stamps };
const approval = { answer: 'approved', by: 'member', name: 'Ada', at, comment: '' };

export const milestoneSteps = states.flatMap((from) =>
  states.flatMap((to) =>
    (from === to || milestoneStatuses.can(from, to) ? allowed : denied)(
      'admin',
      { [`milestone ${from} → ${to}`]: update(path, step(from, to)) },
      stored(from),
    ),
  ),
);

export const milestoneAttacks: Attacks = {
  'milestones go where the domain’s table of states has it, and nowhere else': milestoneSteps,
  'milestones take the time of completion from the server, and keep it': [
    ...denied(
      'admin',
      {
        'a time of one’s own': update(path, { ...complete, completedAt: at }),
        none: update(path, { status: 'completed', ...stamps }),
        'before the end': update(path, { status: 'inReview', completedAt: requestTime, ...stamps }),
        'without a step': update(path, { completedAt: requestTime, ...stamps }),
      },
      stored('inProgress'),
    ),
    ...denied(
      'admin',
      {
        'moved later': update(path, { completedAt: requestTime, ...stamps }),
        'kept when reopened': update(path, { status: 'inProgress', ...stamps }),
      },
      stored('completed'),
    ),
  ],
  'milestones raise the mail round only while completing, by one': [
    ...denied(
      'admin',
      {
        'without a step': update(path, { mailRound: 3, ...stamps }),
        'on another step': update(path, { status: 'inReview', mailRound: 3, ...stamps }),
        'by two': update(path, { ...complete, mailRound: 4 }),
        'back again': update(path, { ...complete, mailRound: 1 }),
      },
      stored('inProgress', { mailRound: 2 }),
    ),
    ...allowed(
      'admin',
      {
        'by one': update(path, { ...complete, mailRound: 3 }),
        'not at all': update(path, { ...complete, mailRound: 2 }),
      },
      stored('inProgress', { mailRound: 2 }),
    ),
    ...allowed(
      'admin',
      { 'to the last': update(path, { ...complete, mailRound: 100 }) },
      stored('inProgress', { mailRound: 99 }),
    ),
    ...denied(
      'admin',
      { 'beyond the last': update(path, { ...complete, mailRound: 101 }) },
      stored('inProgress', { mailRound: 100 }),
    ),
  ],
  'milestones are approved by the client alone, through a function': [
    ...denied(
      'admin',
      {
        'a forged one': update(path, { approval: { ...approval, comment: 'Very good' }, ...stamps }),
        'taken away': update(path, { approval: null, ...stamps }),
        'on a new one': set(`projects/${projectId}/milestones/new`, {
          ...milestoneSample,
          approval,
          ...stampsOf('admin'),
        }),
      },
      stored('inReview', { approval }),
    ),
    ...denied(
      'member',
      { 'by the member': update(path, { approval, ...touched('member') }) },
      stored('inReview'),
    ),
    ...allowed(
      'admin',
      { 'and stay': update(path, { title: 'Design', ...stamps }) },
      stored('inReview', { approval }),
    ),
  ],
  'milestones are planned for days that the calendar has': [
    ...allowed(
      'admin',
      Object.fromEntries(
        ['2028-02-29', '2000-02-29', '2026-01-31', '2026-04-30', '2026-02-28', null].map((day) => [
          String(day),
          update(path, { plannedOn: day, ...stamps }),
        ]),
      ),
    ),
    ...denied(
      'admin',
      Object.fromEntries(
        [
          '2026-02-29',
          '2100-02-29',
          '2026-04-31',
          '2026-01-32',
          '2026-13-01',
          '2026-00-10',
          '2026-1-1',
          '',
        ].map((day) => [day, update(path, { plannedOn: day, ...stamps })]),
      ),
    ),
  ],
  'milestones begin as planned, unanswered and unsent': denied('admin', {
    ...Object.fromEntries(
      states
        .filter((status) => status !== 'planned')
        .map((status) => [
          status,
          set(`projects/${projectId}/milestones/new`, {
            ...milestoneSample,
            status,
            completedAt: status === 'completed' ? requestTime : null,
            ...stampsOf('admin'),
          }),
        ]),
    ),
    'completed at once': set(`projects/${projectId}/milestones/new`, {
      ...milestoneSample,
      completedAt: requestTime,
      ...stampsOf('admin'),
    }),
    'in the second round': set(`projects/${projectId}/milestones/new`, {
      ...milestoneSample,
      mailRound: 2,
      ...stampsOf('admin'),
    }),
  }),
  'two lawful steps at once, or through a transaction, go no further than one': denied(
    'admin',
    {
      'planned → completed': {
        write: [{ update: path, data: complete }],
        inTransaction: true,
      },
    },
    stored('planned'),
  ),
};
