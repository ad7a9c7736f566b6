import type { DemoContent } from '../shared/demo-content.ts';

export const projectManagement: DemoContent = {
  slug: 'project-management',
  name: 'Project board',
  heading: 'A project board that keeps to its own rules',
  title: 'Project board demo with burndown chart',
  description:
    'Try a working project board: drag cards or move them by keyboard, meet a limit that holds, filter by person and watch the burndown follow what you do.',
  lead: 'Thirty cards, four people and two weeks. Move something and see which rules answer.',
  tryThis: [
    'Drag two cards into Doing. The first fits; the second is refused, and the board tells you why.',
    'Put a card into Done and look at the chart below: its points come off today. Take it out again and they are back.',
    'Tab to a card, press Space, and carry it across with the arrow keys. Escape puts it back.',
    'Open a card and delete it, then press Undo. It returns to the very place it had.',
    'Tick “Late only”, then choose Mina. Two of her cards should have been done by yesterday; the count beside the filter agrees.',
  ],
  rules: {
    title: 'The rules behind the cards',
    lead: 'A board without rules is a wall with notes. These are the ones that this board holds itself to.',
    items: [
      {
        title: 'Five at once, no more',
        text: 'Doing takes five cards. A team that begins a sixth finishes none of them sooner, so the board refuses and names the limit. Changing the order inside Doing is always allowed, because nothing new was begun.',
      },
      {
        title: 'Done has a date',
        text: 'A card counts as finished on the day it reached Done, by London’s calendar. If somebody reopens it, its points count again from that day on; the days before stay as they were. History is never tidied up to look better.',
      },
      {
        title: 'New work shows',
        text: 'A card made in the middle of the sprint raises the line on that day. The chart says how many points came in since the start, so that nobody has to guess why the end moved away.',
      },
      {
        title: 'Late means tomorrow',
        text: 'A card due on Friday is on time for all of Friday. It turns late on Saturday, and stops being late when it is done. New due dates can’t lie in the past, but a card that is late already can still be edited.',
      },
      {
        title: 'Undo respects the limit',
        text: 'Suppose you delete a card from Doing, fill the gap with another, and then want the first one back. It comes back at the top of To do, with a word about the reason. A limit that can be broken by pressing Undo would not be one.',
      },
    ],
  },
  more: [
    {
      title: 'Reading the burndown',
      paragraphs: [
        'The dashed line is the even pace: all points of the first morning, taken down in equal parts on Mondays to Fridays. It lies flat at weekends, shown in grey, because nobody is expected to work then. The solid line is what was truly left in the evening of each day.',
        'A solid line above the dashed one isn’t a reproach. Most teams finish little in the first days and much in the last. What deserves a talk is a line that hasn’t moved for three days, or one that climbs every time somebody has an idea. Both show here within a day, long before the deadline does.',
        'Points are sizes, not hours. A card of 5 is a bit more than twice a card of 2. Teams who turn points into hours end up arguing about the exchange rate, and the chart stops telling them anything.',
      ],
    },
    {
      title: 'Dragging is only one way',
      paragraphs: [
        'Many boards can be used with a mouse and with nothing else. Here every move has three ways: drag it, carry it with the keys, or pick a column from the menu on the card. All three go through one rule, so none of them can do what another may not.',
        'Somebody who can’t see the screen hears where the card is at each step, and why a column is full. On a phone you see one column at a time and switch between them at the top; cards can be dropped on the names of the other columns too.',
      ],
    },
  ],
  real: {
    title: 'From this demo to your own board',
    paragraphs: [
      'The demo lives in your browser. A board for a team needs accounts, a server that checks each rule again, and changes that reach everybody’s screen within a second. It needs an answer for two people who move one card at the same moment, a record of who did what, and a copy of everything overnight.',
      'Be careful before you order one. If your work fits one of the well-known ready-made boards, take that one; a few pounds per person and month is cheaper than anything we could make. A board of your own is worth its price where cards are really your orders, jobs or cases: where moving one must send an invoice, book a van or tell a customer.',
      'As a rule, a first version with your columns, your rules and one connection to a program that you have takes six to ten weeks. What it adds up to depends mostly on the connections. These are our published ranges for the kinds of work in it:',
    ],
  },
  questions: [
    {
      id: 'own-columns',
      question: 'Can our board have other columns and limits?',
      text: 'Yes. Columns, limits, labels and sizes are a list in one place, and an office manager can be given a screen to change them. The harder question is what should happen to cards in a column that you remove; we ask it before we build.',
    },
    {
      id: 'who-sees',
      question: 'Who sees what I do in this demo?',
      text: 'Nobody. The cards are kept in the storage of your browser and are sent nowhere. Open a second tab and you will see both follow each other; open another browser and you begin with the sample again.',
    },
    {
      id: 'import',
      question: 'Could you bring over our cards from another board or a spreadsheet?',
      text: 'Both can be exported, and we have a way to read either. Titles, people, dates and labels come over whole. Comments and attachments depend on what the other program lets out, so we run a trial import first and show you every card that lost something.',
    },
    {
      id: 'drag-touch',
      question: 'Does dragging work on a tablet?',
      text: 'Hold a finger on a card for a moment and it lifts. A short swipe still scrolls the page, which is why the moment is needed. The menu on each card does the same in two taps.',
    },
  ],
  services: ['web-apps', 'admin-backends', 'bespoke-solutions'],
};
