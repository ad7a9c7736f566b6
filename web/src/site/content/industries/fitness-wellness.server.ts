import type { ServiceSlug } from '@agency/domain/site/services';
import type { TextPart } from '../../../ui/site/text-section.tsx';

export interface IndustryContent {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly day: TextPart;
  readonly kinds: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  readonly care: TextPart;
  readonly buyOrBuild: TextPart;
  /** Slugs of the services that such a job is made of, with why. */
  readonly parts: readonly { readonly slug: ServiceSlug; readonly why: string }[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly text: string }[];
}

export const fitnessWellness: IndustryContent = {
  heading: 'For gyms, studios and treatment rooms',
  title: 'Websites and booking for gyms and studios',
  description:
    'Booking, memberships and websites for gyms, yoga and Pilates studios, trainers and treatment rooms: the rules that matter, health data, and when not to build.',
  lead: 'You sell an hour in a room with somebody good. We make the part before that hour work: found, booked, paid, reminded, and the place passed on when somebody can’t come.',
  day: {
    title: 'Twenty to seven on a Monday evening',
    paragraphs: [
      'The spinning class has sixteen bikes and nineteen people who believe that they have one. Two booked by phone, one by a message to the trainer’s own account, and the waiting list is a sheet of paper behind the desk. At ten to seven three who had booked do not turn up. Their bikes stay empty, and the people who would have come are on the sofa.',
      'Multiply that by the timetable. Empty places in full classes are the most expensive thing in a studio, and they look like nothing. A booking system is worth what it does about them: a deadline for cancelling, a list that moves up by itself, a message that reaches the next person in time to put shoes on.',
      'The second leak is the membership that nobody understands. Eight visits a month, off-peak before four, guests on Fridays: the rules live in the manager’s head, and each receptionist applies them a little differently. Software forces you to say them aloud. That conversation alone tends to be worth the first week.',
    ],
  },
  kinds: {
    title: 'One trade, four different weeks',
    lead: 'What you need depends less on your size than on what a customer buys.',
    items: [
      {
        title: 'Gyms with open floors',
        text: 'People buy access. Joining online, freezing in summer, a card or code at the door and a fair way to leave matter more than a timetable.',
      },
      {
        title: 'Class studios',
        text: 'Yoga, Pilates, dance, spinning: people buy places. Capacity, waiting list, packs of ten that run out, a teacher who is ill at six in the morning.',
      },
      {
        title: 'Personal trainers',
        text: 'People buy a person. One calendar that is right, payment before the session, notes on progress that only two people can read.',
      },
      {
        title: 'Massage, physio, beauty',
        text: 'People buy a treatment of a certain length in a certain room by somebody qualified for it. All three have to be free at once, with time to change the towels.',
      },
    ],
  },
  rules: {
    title: 'Rules that must not break',
    lead: 'Each of these is a test in what we build. If a change breaks one, the change does not go out.',
    items: [
      {
        title: 'A place is never sold twice',
        text: 'Two thumbs press at the same instant, one gets the bike, the other gets the first place on the waiting list and is told so.',
      },
      {
        title: 'Nobody is in two rooms at seven',
        text: 'Overlapping bookings are refused for members, for teachers and for rooms.',
      },
      {
        title: 'The list moves in order',
        text: 'Whoever waited longest is next, has a stated time to say yes, and loses nothing by saying no.',
      },
      {
        title: 'A membership allows what it says',
        text: 'Visits a month, classes a week, off-peak hours, guests: counted the same way at the desk, in the app and on the first of the month.',
      },
      {
        title: 'The clock change moves no class',
        text: 'Half past six is half past six on the last Sunday of October too.',
      },
      {
        title: 'Cancelling is as easy as booking',
        text: 'Two taps, with the deadline shown before and not after. Contracts that are hard to leave bring one more month and a bad review.',
      },
    ],
  },
  care: {
    title: 'Health questions are not contact data',
    paragraphs: [
      'A form that asks about a heart condition, a pregnancy or an injured knee collects special category data under article 9 of the UK GDPR. You need a reason for every question, the person’s explicit consent or another condition of that article, and a limit to how long you keep the answer. We keep such answers apart from names and bookings, show them only to the trainer who needs them, log who looked, and delete them when the membership ends.',
      'Photographs of classes need agreement from the people in them. Marketing messages need consent or a customer who bought something similar and can opt out of each message. Under-sixteens need a parent in the loop. None of it is hard when it is planned in; all of it is unpleasant when a complaint brings it up.',
      'And the site itself has to be usable by people who come to you because something hurts. Large targets, plain words, a description of the stairs and the changing room. Someone who reads ‘step-free from the car park, chair provided’ books; someone who has to ring and ask often does not.',
    ],
  },
  buyOrBuild: {
    title: 'Rent, adapt or build?',
    paragraphs: [
      'Ready-made booking systems for studios exist in number, and for one room with a simple timetable we would send you to one of them. They charge by the month, and some take a share of each booking. If the system’s rules are yours, take it, and let us make a website that it sits in without looking like a stranger.',
      'Adapting our starting point pays when your rules are the ones that no product has: couples who share a pack, a climbing wall with inductions, treatments that need a second therapist. Building from nothing pays only for chains and for people with a new idea. We put the cost over three years side by side, the rent included, before you decide, and there are years in which our own line is not the cheapest.',
    ],
  },
  parts: [
    { slug: 'industry-solutions', why: 'The starting point with timetable, waiting list and memberships' },
    { slug: 'websites', why: 'Pages for classes, teachers and prices that can be found' },
    { slug: 'mobile-apps', why: 'Only where members open it several times a week' },
    { slug: 'analytics-setup', why: 'Which page leads to a first visit' },
  ],
  questions: [
    {
      id: 'move-members',
      question: 'Can our members and their packs be moved over?',
      text: 'Yes, from an export of the old system. We run both for a week and compare every balance before the old one is switched off.',
    },
    {
      id: 'direct-debit',
      question: 'Can it collect memberships by direct debit?',
      text: 'Through a payment provider that is authorised for it. You sign with the provider, their fee is theirs, and failed collections show up as a task for the desk.',
    },
    {
      id: 'door',
      question: 'Does it open the door?',
      text: 'If your lock has an interface that a program may talk to. Many have; we ask for the model before we promise.',
    },
    {
      id: 'no-shows',
      question: 'May we charge people who do not turn up?',
      text: 'If the fee is reasonable and was clear before they booked. We show it beside the button, take it automatically if you wish, and let the desk waive it.',
    },
  ],
};
