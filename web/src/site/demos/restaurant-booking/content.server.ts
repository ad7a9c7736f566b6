import type { DemoContent } from '../shared/demo-content.ts';

export const restaurantBooking: DemoContent = {
  slug: 'restaurant-booking',
  name: 'Restaurant booking',
  heading: 'Fourteen tables, two sittings, no overlaps',
  title: 'Restaurant booking demo: floor plan and sittings',
  description:
    'A working table booking: floor plan, party sizes, two sittings, tables pushed together, and an evening list for staff. Try it in your browser, no account.',
  lead: 'Ask for a table and see on the plan which one it is, and why that one. Then change sides and read the evening as the person at the door does.',
  tryThis: [
    'Choose a day, a sitting and four people. The plan marks the table before you have given a name.',
    'Make it eight. Two tables that stand side by side are pushed together; a wall or a gangway keeps others apart.',
    'Ask for eight in the late sitting of a Thursday. They would still be at dessert when the lights go out.',
    'Try Saturday for seven, and take the next free sitting that is offered.',
    'Look ‘As staff’: names appear, the evening list opens. Choose a taken table and seat its guests elsewhere.',
    'Move a booking to another evening, then cancel it. The table is free at once, in a second tab too.',
  ],
  rules: {
    title: 'How a table is found',
    lead: 'The same few questions that a good head waiter asks without noticing, written down and tested one by one.',
    items: [
      {
        title: 'Small tables first',
        text: 'Two people get a table for two as long as there is one, then a four, then a six. That keeps the large ones for those who can’t sit anywhere else.',
      },
      {
        title: 'Neighbours only',
        text: 'Which tables may be joined is declared, pair by pair: eight pairs here, at most three tables in a row. One table is always tried before two, and the fewest empty chairs win.',
      },
      {
        title: 'Twelve, then the telephone',
        text: 'A party of thirteen is more than a booking. The form says so and gives a number, because the kitchen will want to talk about the menu.',
      },
      {
        title: 'A table is taken as long as people sit',
        text: 'Two hours for up to six, two and a half for more. Whoever comes early with a large party leaves as the late sitting begins, to the minute, and nobody stands and waits.',
      },
      {
        title: 'The lights go out at closing time',
        text: 'A sitting has to end by then: ten from Tuesday to Thursday, eleven at the weekend, half past nine on Sunday, when there is one sitting alone. Mondays, Christmas, Boxing Day and New Year’s Day are free.',
      },
      {
        title: 'Sixty days ahead, two hours’ notice',
        text: 'Further ahead the menu isn’t written; nearer than two hours the evening is planned, and only a call helps.',
      },
      {
        title: 'Moving is one step',
        text: 'The new place is found before the old one is let go. If there is none, the booking stays exactly as it was.',
      },
    ],
  },
  more: [
    {
      title: 'Where a restaurant loses money on tables',
      paragraphs: [
        'A couple at a table for six costs four covers on a Saturday. It happens whenever places are given by hand in the order of the calls, because at four in the afternoon the big table by the window looks free. A rule that gives the smallest table that fits does not get tired and has no favourites.',
        'The other loss is the gap between the sittings. If nobody knows that the party of nine stays longer, the late table waits at the bar. Here the length of the stay depends on the size of the party, and closing time is checked with the same number, so that what is promised at the door can be kept in the kitchen.',
        'Regulars want their corner, of course. That is why staff can seat anybody elsewhere by hand, to any tables that are free, large enough and side by side. A person decides, and the computer makes sure that the decision doesn’t collide with another one.',
      ],
    },
    {
      title: 'What the plan doesn’t know yet',
      paragraphs: [
        'Yours would have other things on it: a terrace that closes in the rain, a step before the back room, two high chairs that exist once each, a table where a wheelchair fits without moving anything. Each is a property of a table or of an evening, and each can be asked for in the form and respected in the search.',
        'The names on it are invented. Bookings that you make stay on your device until their evening is two weeks past; others book around them. Two guests who press at the same second can’t meet here, since you are alone; with a server behind it, one of them is seated and the other is offered the next free place.',
      ],
    },
  ],
  real: {
    title: 'From here to your front door',
    paragraphs: [
      'Guests need no account to book a table, only a name, a number and a link in the confirmation with which they can move or cancel. Staff do need accounts, because their list shows who comes when. Both see the same evening change under their eyes.',
      'An email confirms, a text message reminds on the day. If you take a deposit for large parties or a card against people who don’t turn up, a payment provider holds the card and shows the terms before the guest agrees, which consumer law asks for.',
      'An allergy is health data, special category data under the UK GDPR, so it is asked only if the kitchen reads it, shown to the kitchen alone, and forgotten after the meal. Names and numbers need an end date too: nobody has to remember who ate with you three years ago.',
      'The starting point for restaurants covers one house with rules near to these. Several houses, vouchers or a link to your till make it a web application of its own. Your pages with menu and pictures are a website, and booking sits inside it.',
    ],
  },
  questions: [
    {
      id: 'restaurant-walk-ins',
      question: 'What about guests who just walk in?',
      text: 'Staff book them with two taps at the door, into whatever is free until the next party comes. Many houses hold a few tables back from the web for them: a number a sitting, given free again two hours before if you like.',
    },
    {
      id: 'restaurant-commission',
      question: 'Why not leave it to a booking platform?',
      text: 'If new guests find you there, stay. Platforms bring people and take a fee for each; a page of your own brings nobody by itself and takes none. Many houses use both: the platform for strangers, their own form for those who know them.',
    },
    {
      id: 'restaurant-plan',
      question: 'Can we redraw the room ourselves?',
      text: 'In a finished system there is an editor for it: add a table, set its seats, say what it may be joined with. Bookings that no longer fit are listed, so that somebody can ring those guests before the furniture moves.',
    },
    {
      id: 'restaurant-no-shows',
      question: 'How are people handled who do not come?',
      text: 'Staff mark it on the evening list, the table is free from then on, and the guest gets a polite email. Whether you take a card in advance is a question of your trade: it keeps away some guests who would have come.',
    },
  ],
  services: ['industry-solutions', 'websites', 'web-apps'],
};
