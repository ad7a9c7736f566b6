import type { DemoContent } from '../shared/demo-content.ts';

export const projectManagement: DemoContent = {
  slug: 'project-management',
  name: 'Project board',
  heading: 'A project board with its own rules',
  title: 'Project board demo with burndown chart',
  description:
    'Try a working project board: drag cards or move them by keyboard, meet a limit that holds, filter by person and watch the burndown follow what you do.',
  lead: '30 cards, 4 people and 2 weeks. Move a card and see which rules apply.',
  tryThis: [
    'Drag 2 cards into Doing. The first one fits. The second is refused, and the board tells you why.',
    'Move a card to Done and look at the chart below: its points come off today. Move it back and they return.',
    'Tab to a card, press Space and move it with the arrow keys. Press Escape to put it back.',
    'Open a card, delete it, then press Undo. It goes back to exactly where it was.',
    'Select ‘Late only’, then choose Mina. 2 of her cards were due by yesterday, and the count next to the filter agrees.',
  ],
  rules: {
    title: 'The rules behind the cards',
    lead: 'These are the rules this board follows.',
    items: [
      {
        title: 'No more than 5 at once',
        text: 'Doing holds 5 cards. Starting a sixth doesn’t get any of them finished sooner, so the board refuses it and tells you the limit. You can always change the order within Doing.',
      },
      {
        title: 'Done has a date',
        text: 'A card counts as finished on the day it reaches Done, in London time. If someone reopens it, its points count again from that day. Earlier days don’t change.',
      },
      {
        title: 'New work shows',
        text: 'A card added during the sprint raises the line on that day. The chart shows how many points have been added since the start.',
      },
      {
        title: 'Late from the next day',
        text: 'A card due on Friday is on time all of Friday. It’s late from Saturday until it’s done. New due dates can’t be in the past, but you can still edit a card that’s already late.',
      },
      {
        title: 'Undo respects the limit',
        text: 'If you delete a card from Doing, fill the gap with another and then undo, the first card comes back at the top of To do, with the reason. Undo can’t break the limit.',
      },
    ],
  },
  more: [
    {
      title: 'Reading the burndown',
      paragraphs: [
        'The dashed line is an even pace: all the points at the start, going down in equal steps from Monday to Friday. It’s flat at weekends, shown in grey. The solid line is what was actually left at the end of each day.',
        'A solid line above the dashed one isn’t always a problem: teams often finish little in the first few days and more at the end. Talk about it if the line hasn’t moved for 3 days, or goes up every time someone has an idea. Both show here within a day.',
        'Points are sizes, not hours. A 5-point card is a bit more than twice the size of a 2-point card. If you turn points into hours, the chart stops being useful.',
      ],
    },
    {
      title: '3 ways to move a card',
      paragraphs: [
        'Many boards only work with a mouse. Here you can drag a card, move it with the keyboard, or choose a column from the menu on the card. All 3 follow the same rules.',
        'Screen readers announce where the card is at each step, and when a column is full. On a phone you see one column at a time and switch between them at the top. You can also drop cards on the names of the other columns.',
      ],
    },
  ],
  real: {
    title: 'From this demo to your own board',
    paragraphs: [
      'The demo runs in your browser. A board for a team needs accounts, a server that checks each rule again, and changes that appear on everyone’s screen within a second. It needs to cope with 2 people moving the same card at once, record who did what, and be backed up every night.',
      'Think before you order one. If a well-known ready-made board suits your work, use that: it will cost less than anything we could build. A board of your own is worth it when the cards are really your orders, jobs or cases, and moving one needs to send an invoice, book a van or tell a customer.',
      'As a rule, a first version with your columns, your rules and one connection to a program that you have takes {{time admin-backends}}. What it costs depends mostly on the connections. These are our published price ranges for each kind of work:',
    ],
  },
  questions: [
    {
      id: 'own-columns',
      question: 'Can our board have different columns and limits?',
      text: 'Yes. Columns, limits, labels and sizes are settings, and we can add a screen for someone in your office to change them. Before we build it, we’d agree what happens to the cards in a column you remove.',
    },
    {
      id: 'who-sees',
      question: 'Who can see what I do in this demo?',
      text: 'No one. The cards are stored in your browser and aren’t sent anywhere. If you open a second tab, the two stay in step. In another browser, you start again with the sample.',
    },
    {
      id: 'import',
      question: 'Can you import our cards from another board or a spreadsheet?',
      text: 'Yes, if you can export them. We can import titles, people, dates and labels. Comments and attachments depend on what the other program exports, so we run a trial import first and show you every card that has lost something.',
    },
    {
      id: 'drag-touch',
      question: 'Does dragging work on a tablet?',
      text: 'Yes. Touch and hold a card to pick it up. A short swipe still scrolls the page. You can also use the menu on each card.',
    },
  ],
  services: ['web-apps', 'admin-backends', 'bespoke-solutions'],
};
