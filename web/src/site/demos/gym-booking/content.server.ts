import type { DemoContent } from '../shared/demo-content.ts';

export const gymBooking: DemoContent = {
  slug: 'gym-booking',
  name: 'Gym booking',
  heading: 'A class timetable that keeps its own rules',
  title: 'Gym booking demo: timetable and waiting list',
  description:
    'Try a working class timetable: book, cancel, watch the waiting list move up, and meet the limits of three memberships. It runs in your browser, no account.',
  lead: 'Twenty-four sample members, eighty-four classes, and every place argued over. Give one up and see who gets it.',
  tryThis: [
    'You begin as Amira, who has a place in tomorrow’s last class. It is full and three people wait. Give up her place.',
    'Read who got it, and why two others did not. Press ‘Look as Owen Prosser’ to see what he was told.',
    'As Tom Ashdown, who has a Flex membership, try to book a third class in a week.',
    'As Margaret Pell, whose membership is Off-peak, open an evening class and read the reason beside the button.',
    'Book one of the two classes that run side by side in the evening, then open the other.',
    'Reload the page, open it in a second tab, or come back tomorrow: all is as you left it, and a new week fills up by itself. ‘Reset demo’ brings the beginning back.',
  ],
  rules: {
    title: 'The rules behind the buttons',
    lead: 'Each is a few lines of code with a test of its own. Take a rule out and the tests go red, which is how we know that they work.',
    items: [
      {
        title: 'As many people as bikes',
        text: 'A class takes what the room takes, four to eight here. When the last place goes, the button changes to the waiting list for everybody else.',
      },
      {
        title: 'One body, one room',
        text: 'Two classes that overlap by a minute can’t both be yours. One that starts as the other ends can. The refusal names the class that is in the way.',
      },
      {
        title: 'Three memberships',
        text: 'Off-peak is for weekday classes that begin before four. Flex is two places a week, counted from Monday, attended ones included. Unlimited has no count, and still only one class at a time.',
      },
      {
        title: 'Two hours’ notice',
        text: 'Until two hours before the start a place can be given back with a click. Later than that nobody could be found to fill it, so the demo sends you to the desk.',
      },
      {
        title: 'First in line who may still come',
        text: 'Joining the list needs the same permission as booking. When a place comes free, each person is asked about again: who has used up the week or booked next door since is passed over, hears why, and stays in line.',
      },
      {
        title: 'Freed time counts too',
        text: 'Cancelling on Tuesday can make room in a Flex week. If that member waits for Friday, and Friday has a place, it is theirs at once.',
      },
      {
        title: 'No bookings in the past',
        text: 'A class that has begun is closed, by London’s time, whatever time zone your device is in. The weekends when the clocks change are no exception.',
      },
    ],
  },
  more: [
    {
      title: 'What an owner gets out of it',
      paragraphs: [
        'Look at the timetable as the person who pays for the studio. A full class with three people waiting is demand that you can see: add a second one. A class that is half empty three weeks running is a teacher’s hour that could stand somewhere else. Neither shows up on a paper list, because a paper list only knows who came.',
        'The notice period is the rule that earns money. Set it too long and people don’t book at all; set it too short and the bike stays empty. In a finished system it is one number in the settings, different for each kind of class if you like, and a report shows how many places were given back in time, how many late and how many not at all.',
        'The wording earns something as well. ‘You can’t book this’ makes a member ring the desk. ‘It overlaps Boxing at 5:45 pm, where you have a place’ doesn’t. Every refusal in the demo is written for the person who reads it, and that habit is cheap at the start and dear to add later.',
      ],
    },
    {
      title: 'How far to trust a demo',
      paragraphs: [
        'Everything here happens in one browser. Nobody else can press at the same moment as you, so the hardest question of booking, two people and one last place, is not asked. On a server we answer it with a transaction: the second request finds the place gone and is offered the list, and a test sends many at once before we call it done.',
        'The members are invented, what you book is stored in your browser until its class has left the timetable, and nothing that you do is sent to us. Close the tab and we have learnt nothing about you.',
      ],
    },
  ],
  real: {
    title: 'From this to a system for your studio',
    paragraphs: [
      'Accounts come first: members sign in, the desk sees everybody, teachers see their own register. Then money: memberships collected by a payment provider, packs of classes, a fee for not turning up if you charge one. Card numbers never touch your server.',
      'Then messages. The person who moved up has to hear of it in time, by mail or text, with a button to say no. Reminders go out the evening before. A teacher who is ill cancels the class once, and everyone in it is told and credited.',
      'Names, attendance and payments are personal data. You need a reason to keep each, a date to delete it, and a way to hand members a copy. Answers about injuries or pregnancy need more care than that, and are best not asked unless a teacher will use them.',
      'If your rules are near to these, the starting point for gyms is the cheaper way. If members would open it several times a week, an app may pay; most studios do well with a site that works on a phone. Prices are before VAT unless the line says otherwise.',
    ],
  },
  questions: [
    {
      id: 'gym-own-rules',
      question: 'Our memberships are odder than these. Does that matter?',
      text: 'It is what we would talk about first. A membership here is a line in a table: a name, hours, a count a week. Couples who share a pack, guests on Fridays or an induction before the climbing wall are further columns, each with its own refusal and its own test.',
    },
    {
      id: 'gym-list-time',
      question: 'Should somebody be booked from the list without being asked?',
      text: 'The demo does, because two hours are left to give the place back. Many studios ask first and pass the place on after half an hour of silence. Close to the start, asking everyone at once and letting the first yes win fills more places.',
    },
    {
      id: 'gym-desk',
      question: 'Can the desk overrule it?',
      text: 'In a real one, yes: staff may add a ninth person to a class of eight, and the system writes down who did it and when. A rule that can’t be bent by a person gets bent on paper, and then two lists disagree.',
    },
    {
      id: 'gym-keyboard',
      question: 'Can it be used without a mouse, or with a screen reader?',
      text: 'Yes. The timetable is one stop for the Tab key, arrow keys, Home and End move through days and classes, and the next Tab goes to the button. What happened, and to whom, is read out. We build the same into what you would order.',
    },
  ],
  services: ['industry-solutions', 'web-apps', 'mobile-apps'],
};
