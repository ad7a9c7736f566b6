import type { ServiceSlug } from '@agency/domain/site/services';
import type { TextPart } from '../../../ui/site/text-section.tsx';

// Law, checked 2026-11-30: UK GDPR, article 9: health answers need explicit consent or another condition.
// Law, checked 2026-11-30: Privacy and Electronic Communications (EC Directive) Regulations 2003, regulation 22: marketing messages.
// Law, checked 2026-11-30: Consumer Rights Act 2015, section 62: a fee in unfair terms does not bind a consumer.

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
  lead: 'Your customers pay for a class, a session or a treatment. We build what comes before it: being found, booking, paying, reminders, and a waiting list that moves when someone can’t come.',
  day: {
    title: 'A full class with empty places',
    paragraphs: [
      'The spinning class has sixteen bikes and nineteen people who think they’ve booked one. Two called, one sent a message to the trainer, and the waiting list is a sheet of paper behind the desk. When the class starts, some of the people who booked don’t turn up. Their bikes stay empty, and the people who would have come are at home.',
      'It happens in other classes too, and you can’t see what it costs you. A booking system is worth what it does about it: a deadline for cancelling, a list that moves up automatically, and a message that reaches the next person in time.',
      'The other problem is a membership that no one understands: some visits a month, off-peak hours, guests on Fridays. The manager knows the rules by heart, and each receptionist applies them a little differently. Before we can build the system, you have to agree on them. That alone often helps.',
    ],
  },
  kinds: {
    title: 'What different businesses need',
    lead: 'What you need depends on what your customers buy.',
    items: [
      {
        title: 'Gyms with open floors',
        text: 'People buy access. Joining online, pausing in summer, a card or code for the door and a fair way to leave matter more than a timetable.',
      },
      {
        title: 'Class studios',
        text: 'Yoga, Pilates, dance, spinning: people buy places. You need limits, a waiting list, packs of classes that run out, and a plan for when a teacher is ill.',
      },
      {
        title: 'Personal trainers',
        text: 'People buy a person’s time. You need one calendar that’s right, payment before the session, and notes on progress that only the two of you can read.',
      },
      {
        title: 'Massage, physio, beauty',
        text: 'People buy a treatment of a certain length, in a certain room, by someone qualified for it. All three have to be free, with time to prepare the room in between.',
      },
    ],
  },
  rules: {
    title: 'Rules that mustn’t break',
    lead: 'Each of these has a test in what we build. If a change breaks one of them, it isn’t released.',
    items: [
      {
        title: 'A place is never sold twice',
        text: 'If two people press the button together, one gets the place. The other goes to the top of the waiting list and is told so.',
      },
      {
        title: 'No one is in two places',
        text: 'Overlapping bookings are refused for members, teachers and rooms.',
      },
      {
        title: 'The list moves in order',
        text: 'The person who has waited longest is next, has a clear deadline to say yes, and loses nothing by saying no.',
      },
      {
        title: 'A membership allows what it says',
        text: 'Visits, classes, off-peak hours and guests are counted the same way at the desk, in the app and on the invoice.',
      },
      {
        title: 'The clock change moves no class',
        text: 'Half past six is still half past six when the clocks change.',
      },
      {
        title: 'Cancelling is as easy as booking',
        text: 'People can cancel with two taps and see the deadline before they do. If a contract is hard to leave, you get one more payment and a bad review.',
      },
    ],
  },
  care: {
    title: 'Health questions are not contact data',
    paragraphs: [
      'If a form asks about a heart condition, a pregnancy or an injured knee, it collects special category data under article 9 of the UK GDPR. You need a reason for every question, the person’s explicit consent or another condition in that article, and a limit on how long you keep the answer. We store these answers apart from names and bookings, show them only to the trainer who needs them, log who looked, and delete them when the membership ends.',
      'Ask the people in photos of a class before you publish them. Marketing messages need consent, or an existing customer who bought something similar and can opt out of each message (regulation 22 of the Privacy and Electronic Communications Regulations 2003). Involve a parent if your customers are children. All of this is easy if you plan for it from the start.',
      'The site also has to work for people who come to you because something hurts: large buttons, plain words, and a description of the stairs and the changing room. If people can read ‘step-free from the car park, chair provided’, they can book without having to call and ask.',
    ],
  },
  buyOrBuild: {
    title: 'Should you rent, adapt or build?',
    paragraphs: [
      'There are many ready-made booking systems for studios. If you have one room and a simple timetable, use one of them. They charge by the month, and some take a share of each booking. If its rules are the same as yours, we can build you a website that it fits into.',
      'Adapting our starting point is worth it if you have rules that no product has: couples who share a pack, a climbing wall with inductions, treatments that need a second therapist. Building from scratch is worth it for chains and for people with a new idea. Before you decide, we put the costs side by side, including the rent. Ours isn’t always the lowest.',
    ],
  },
  parts: [
    { slug: 'industry-solutions', why: 'The starting point with timetable, waiting list and memberships' },
    { slug: 'websites', why: 'Pages for classes, teachers and prices that can be found' },
    { slug: 'mobile-apps', why: 'Only if members open it several times a week' },
    { slug: 'analytics-setup', why: 'Which page leads to a first visit' },
  ],
  questions: [
    {
      id: 'move-members',
      question: 'Can our members and their packs be moved over?',
      text: 'Yes, from an export of your old system. We run both for a while and compare every balance before you switch the old one off.',
    },
    {
      id: 'direct-debit',
      question: 'Can it collect memberships by direct debit?',
      text: 'Yes, through a payment provider that’s authorised for it. You have a contract with the provider and pay its fees. If a payment fails, the desk sees a task.',
    },
    {
      id: 'door',
      question: 'Does it open the door?',
      text: 'It can if your lock has an interface that a program can use. Many have one. Tell us the model, and we’ll find out before you decide.',
    },
    {
      id: 'no-shows',
      question: 'Can we charge people who don’t turn up?',
      text: 'Yes, if the fee is fair and people saw it before they booked: unfair terms don’t bind consumers (Consumer Rights Act 2015, section 62). We show it beside the button, collect it automatically if you like, and let the desk waive it.',
    },
  ],
};
