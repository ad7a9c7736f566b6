import type { DemoContent } from '../shared/demo-content.ts';

// Law, checked 2026-11-30: Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulation 13: what a guest must be told before paying.
// Law, checked 2026-11-30: UK GDPR, article 9: an allergy is health data.

export const restaurantBooking: DemoContent = {
  slug: 'restaurant-booking',
  name: 'Restaurant booking',
  heading: 'Fourteen tables, two sittings, no overlaps',
  title: 'Restaurant booking demo: floor plan and sittings',
  description:
    'A working table booking: floor plan, party sizes, two sittings, tables pushed together, and an evening list for staff. Try it in your browser, no account.',
  lead: 'Book a table and see on the plan which one you get, and why. Then switch sides and see the evening as the staff do.',
  tryThis: [
    'Choose a day, a sitting and 4 people. The plan shows your table before you’ve given a name.',
    'Make it 8. Two tables side by side are pushed together. Tables with a wall or a gangway between them can’t be.',
    'Try 8 people in the late sitting on a Thursday. They wouldn’t finish before the restaurant closes.',
    'Try 7 people on a Saturday, then take the next free sitting.',
    'Switch to ‘As staff’ to see the names and the evening list. Choose a taken table and move its guests.',
    'Move a booking to another evening, then cancel it. The table is free straight away, in a second tab too.',
  ],
  rules: {
    title: 'How a table is found',
    lead: 'The questions a good head waiter asks, written as rules and tested one by one.',
    items: [
      {
        title: 'Small tables first',
        text: 'Two people get a table for 2 if there is one, then a table for 4, then for 6. That keeps the large tables for large parties.',
      },
      {
        title: 'Only tables side by side',
        text: 'The restaurant sets which tables can be joined: 8 pairs here, with at most 3 tables in a row. One table is always tried before two, and the fewest empty chairs win.',
      },
      {
        title: 'More than 12: call us',
        text: 'For a party of 13 or more, the form gives a phone number, because the kitchen will want to talk about the menu.',
      },
      {
        title: 'Larger parties stay longer',
        text: 'A table is taken for 2 hours for up to 6 people, and 2½ hours for more. A large party in the early sitting leaves as the late sitting starts, so no one has to wait.',
      },
      {
        title: 'Everyone is out by closing time',
        text: 'Sittings end by 10:00 pm from Tuesday to Thursday, 11:00 pm on Friday and Saturday, and 9:30 pm on Sunday, when there is only one. The restaurant is closed on Mondays, Christmas Day, Boxing Day and New Year’s Day.',
      },
      {
        title: '60 days ahead, 2 hours’ notice',
        text: 'You can book up to 60 days ahead. In the last 2 hours before a sitting, you need to call.',
      },
      {
        title: 'Moving a booking is one step',
        text: 'The new table is found before the old one is released. If there isn’t one, the booking stays as it was.',
      },
    ],
  },
  more: [
    {
      title: 'Where a restaurant loses money on tables',
      paragraphs: [
        'A couple at a table for 6 costs you 4 covers on a Saturday. It happens when tables are given out in the order people call, because at 4 in the afternoon the big table by the window still looks free. The demo always gives out the smallest table that fits.',
        'The other loss is the gap between sittings. If no one plans for a party of 9 to stay longer, the next guests wait at the bar. Here, the length of the stay depends on the size of the party, and closing time is checked against it.',
        'Regulars want their usual table. So staff can move anyone by hand, to any tables that are free, large enough and side by side. The system checks that the move doesn’t clash with another booking.',
      ],
    },
    {
      title: 'What this plan doesn’t cover',
      paragraphs: [
        'Yours would have other details: a terrace that closes in the rain, a step up to the back room, two high chairs, a table with room for a wheelchair. We’d record each one for the table or the evening, so guests can ask for it and the search takes it into account.',
        'The names are invented. Your bookings stay on your device until 2 weeks after the evening. You’re the only guest in this demo, so two people can’t book at the same moment. With a server, one of them would get the table and the other would be offered the next free one.',
      ],
    },
  ],
  real: {
    title: 'From this demo to your own system',
    paragraphs: [
      'Guests don’t need an account. They give a name and number, and get a confirmation with a link to move or cancel the booking. Staff do need accounts, because their list shows who is coming and when. Both see changes straight away.',
      'Guests get an email to confirm, and a text message reminder on the day. If you take a deposit for large parties or a card in case people don’t turn up, a payment provider holds the card and shows the terms before the guest agrees, as consumer law requires.',
      'An allergy is health data, which is special category data under the UK GDPR. So only ask if the kitchen will use it, only show it to the kitchen, and delete it after the meal. Decide when to delete names and numbers too.',
      'Our starting point for restaurants covers one venue with similar rules. Several venues, vouchers or a link to your till make it a web application of its own. Your menu and pictures are a website, and the booking form is part of it.',
    ],
  },
  questions: [
    {
      id: 'restaurant-walk-ins',
      question: 'What about guests who just walk in?',
      text: 'Staff book them in with two taps at the door, at any table that’s free until the next booking. Many restaurants hold a few tables back from online booking for walk-ins, and can release them 2 hours before the sitting.',
    },
    {
      id: 'restaurant-commission',
      question: 'Why not use a booking platform?',
      text: 'If new guests find you there, keep it. Platforms bring you guests and charge a fee for each. Your own page doesn’t bring new guests by itself, but there’s no fee. Many restaurants use both: the platform for new guests and their own form for people who already know them.',
    },
    {
      id: 'restaurant-plan',
      question: 'Can we change the floor plan ourselves?',
      text: 'Yes. A full system has an editor to add a table, set its seats and choose which tables it can be joined with. It lists any bookings that no longer fit, so you can call those guests before you move the furniture.',
    },
    {
      id: 'restaurant-no-shows',
      question: 'What happens when guests don’t turn up?',
      text: 'Staff mark it on the evening list, the table is free from then on, and the guest gets a polite email. You can also take a card in advance, but that puts some guests off.',
    },
  ],
  services: ['industry-solutions', 'websites', 'web-apps'],
};
