import type { DemoContent } from '../shared/demo-content.ts';

// Law, checked 2026-11-30: UK GDPR, articles 5, 9 and 15: reason, date of deletion, copy, health data.

export const gymBooking: DemoContent = {
  slug: 'gym-booking',
  name: 'Gym booking',
  heading: 'A class timetable that keeps its own rules',
  title: 'Gym booking demo: timetable and waiting list',
  description:
    'Try a working class timetable: book, cancel, watch the waiting list move up, and meet the limits of three memberships. It runs in your browser, no account.',
  lead: '24 sample members and 84 classes. Give up a place and see who gets it.',
  tryThis: [
    'You start as Amira, who has a place in tomorrow’s last class. It’s full, and 3 people are waiting. Give up her place.',
    'See who got it, and why 2 others didn’t. Choose ‘Look as Owen Prosser’ to see what he was told.',
    'As Tom Ashdown, who has a Flex membership, try to book a third class in a week.',
    'As Margaret Pell, who has an Off-peak membership, open an evening class and read the reason next to the button.',
    'Book one of the two classes that run side by side in the evening, then open the other.',
    'Reload the page, open it in a second tab or come back tomorrow. Everything is as you left it, and a new week fills up by itself. Choose ‘Reset demo’ to start again.',
  ],
  rules: {
    title: 'The rules behind the buttons',
    lead: 'Each rule is a few lines of code with its own test. If we take a rule out, its test fails.',
    items: [
      {
        title: 'As many people as bikes',
        text: 'A class holds as many people as the room does: 4 to 8 here. When the last place goes, everyone else can join the waiting list.',
      },
      {
        title: 'One class at a time',
        text: 'You can’t book two classes that overlap, even by a minute. You can book one that starts as the other ends. The message names the class that’s in the way.',
      },
      {
        title: 'Three memberships',
        text: 'Off-peak covers weekday classes that start before 4:00 pm. Flex is 2 places a week from Monday, including classes already attended. Unlimited has no weekly limit, but still only one class at a time.',
      },
      {
        title: 'Two hours’ notice',
        text: 'You can give up a place until 2 hours before the class starts. After that it’s too late to find someone else, so the demo asks you to call the desk.',
      },
      {
        title: 'First in the queue who can still come',
        text: 'You can only join a waiting list for a class you could book. When a place becomes free, the demo checks each person again. Anyone who has since booked every class of their week, or another class at the same time, is skipped, told why, and keeps their place in the queue.',
      },
      {
        title: 'Freed time counts too',
        text: 'Cancelling on Tuesday can make room in a Flex week. If that member is waiting for a class on Friday, and there’s a place, they get it straight away.',
      },
      {
        title: 'No bookings in the past',
        text: 'Bookings close when a class starts, in London time, whatever time zone your device is in. That includes the weekends when the clocks change.',
      },
    ],
  },
  more: [
    {
      title: 'What an owner gets from it',
      paragraphs: [
        'If you run the studio, the timetable shows you demand. A full class with 3 people waiting could do with a second one. A class that’s half empty 3 weeks running could move to a better time. A paper list doesn’t show either, because it only records who came.',
        'The notice period affects your income most. If it’s too long, people don’t book. If it’s too short, places stay empty. In a full system it’s a setting, which can differ by type of class, and a report shows how many places were given up in time, late or not at all.',
        'Good wording saves you time too. If the message is ‘You can’t book this’, the member calls the desk. If it’s ‘It overlaps Boxing at 5:45 pm, where you have a place’, they don’t. Every message in the demo gives the reason. That’s easy to do from the start and expensive to add later.',
      ],
    },
    {
      title: 'What the demo doesn’t show',
      paragraphs: [
        'Everything here happens in one browser, so two people can’t try to book the last place at the same moment. On a server we’d handle that with a transaction: the second person is told that the place has gone and offered the waiting list. We test it with many requests at once.',
        'The members are invented. What you book is stored in your browser until the class has left the timetable, and nothing you do here is sent to us.',
      ],
    },
  ],
  real: {
    title: 'From this to a system for your studio',
    paragraphs: [
      'You’d need accounts first: members sign in, the desk sees everyone, and teachers see their own register. Then payments: a payment provider collects memberships, packs of classes and, if you charge one, a fee for not turning up. Card numbers never reach your server.',
      'Then messages. Someone who moves up from the waiting list needs to hear in time, by email or text, with a way to say no. Reminders go out the evening before. If a teacher is ill, one click cancels the class, tells everyone in it and gives them a credit.',
      'Names, attendance and payments are personal data. You need a reason to keep each, a date to delete it, and a way to hand members a copy. Information about injuries or pregnancy needs more care, so only ask for it if a teacher will use it.',
      'If your rules are similar, our starting point for gyms is the cheaper option. If members would use it several times a week, an app may be worth it. Most studios do well with a site that works on a phone.',
    ],
  },
  questions: [
    {
      id: 'gym-own-rules',
      question: 'Our memberships are more complicated. Does that matter?',
      text: 'No, but we’d talk about them first. In the demo, a membership has a name, hours and a number of classes a week. Shared packs for couples, guests on Fridays or an induction before using the climbing wall are extra rules, each with its own message and its own test.',
    },
    {
      id: 'gym-list-time',
      question: 'Should people be booked from the waiting list without being asked?',
      text: 'In the demo they are, because they can still give up the place until 2 hours before. Many studios ask first, and pass the place on if they don’t hear within half an hour. Close to the start, you fill more places by asking everyone at once and giving the place to the first person who says yes.',
    },
    {
      id: 'gym-desk',
      question: 'Can the desk overrule it?',
      text: 'In a full system, yes. Staff can add a ninth person to a class of 8, and the system records who did it and when. Otherwise staff would make a note on paper, and you’d have two lists that disagree.',
    },
    {
      id: 'gym-keyboard',
      question: 'Can it be used without a mouse, or with a screen reader?',
      text: 'Yes. Press Tab to reach the timetable, the arrow keys, Home and End to move through days and classes, and Tab again to reach the button. Screen readers announce what has happened. We’d build the same into your system.',
    },
  ],
  services: ['industry-solutions', 'web-apps', 'mobile-apps'],
};
