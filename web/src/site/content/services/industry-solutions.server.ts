import type { ServiceContent } from './service-content.ts';

export const industrySolutions: ServiceContent = {
  slug: 'industry-solutions',
  heading: 'Starting points for trades we have thought through',
  title: 'Industry solutions: gyms, restaurants, training, projects',
  description:
    'Working demos for gyms, restaurants, training firms and project teams that you can try now, and build on from £4,500 before VAT.',
  lead: 'Bookings in a gym and tables in a restaurant look alike until you run one. We have built a small working model of each, with its awkward rules. Try to break them.',
  problem: {
    title: 'Between the off-the-shelf system and the blank sheet',
    paragraphs: [
      'Systems for your trade exist, and they suit the average firm in it. You pay by the month, per head or per booking, for a hundred functions of which you use nine, and the tenth, the one that makes you different, is on a list for next year.',
      'Building from nothing is the other extreme: you pay for the discovery that a waiting list needs a deadline. Somebody has discovered that before. A starting point carries the known rules and leaves the budget for yours.',
    ],
  },
  included: {
    title: 'What there is to start from',
    lead: 'Each has a demo on this site that truly works, in your browser, with nothing to sign up for.',
    items: [
      {
        title: 'Gyms and studios',
        text: 'Timetable, capacity, memberships with limits, a waiting list that moves up by itself when somebody cancels in time.',
      },
      {
        title: 'Restaurants and cafés',
        text: 'Floor plan, sittings, tables put together for a large party, no overlap, closing time respected.',
      },
      {
        title: 'Training and schools',
        text: 'Courses, lessons, tests with four kinds of question, a pass mark and a certificate that prints.',
      },
      {
        title: 'Project teams',
        text: 'A board that also works by keyboard, people, due dates, a burndown that tells the truth.',
      },
      {
        title: 'Clinics and practices',
        text: 'Appointments of different lengths, rooms, reminders, and forms that keep health data apart.',
      },
      {
        title: 'Clubs and halls',
        text: 'Recurring bookings, key holders, a list of what each group owes at the end of the month.',
      },
    ],
    leftOut: ['Medical devices and clinical decisions', 'Till systems: we connect to yours', 'Payroll'],
  },
  how: {
    title: 'From demo to yours',
    lead: 'Faster than a new build, because the first third exists.',
    steps: [
      {
        title: 'Play',
        time: 'Today',
        text: 'Use the demo as your staff would on a bad evening. Write down what would not do.',
      },
      {
        title: 'The list of differences',
        time: 'Week 1',
        text: 'Your rules beside ours. Where yours are a habit rather than a need, we ask.',
      },
      {
        title: 'Making it yours',
        time: 'Weeks 2 to 6',
        text: 'Name, rules, payments, emails and your existing customers.',
      },
      {
        title: 'One evening, one class, one course',
        time: 'Week 7',
        text: 'Real people, small scale, paper beside it. Then the rest.',
      },
    ],
  },
  technologies: {
    title: 'What they have in common',
    lead: 'The trades differ. What must never happen is the same.',
    items: [
      {
        name: 'No double booking',
        why: 'Taking a place is one step that either happens or does not, however many press at once.',
      },
      {
        name: 'Clocks that agree',
        why: 'Nine o’clock is nine in London, on the two Sundays when the clocks change as well.',
      },
      {
        name: 'Emails that arrive',
        why: 'From an outbox that tries again, with the staff seeing what failed.',
      },
      { name: 'Works on the worst phone', why: 'Guests and members do not buy a new one for you.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'A starting point with your name, rules and payments begins at the lower figure. Several sites, memberships with contracts or links to a till lead towards the upper. There is no fee per head or booking.',
    ],
    dearer: [
      'Several branches with different rules',
      'Contracts and direct debits',
      'Moving thousands of members',
    ],
    cheaper: ['The demo nearly fits', 'One branch', 'Paying on site to begin with'],
  },
  more: [
    {
      title: 'Your trade is not here?',
      paragraphs: [
        'Most work resembles one of these more than it seems. A workshop is a restaurant whose guests stay for days; a foundation that gives grants is a school with one very long test. Tell us how a week goes, and we say which starting point is nearest, or that none is. In the second case the page on bespoke solutions is the one to read.',
      ],
    },
  ],
  questions: [
    {
      id: 'demo-data',
      question: 'What happens to what I enter in a demo?',
      text: 'It stays in your browser and goes nowhere. There is a button that empties it.',
    },
    {
      id: 'per-month',
      question: 'Is there a monthly fee?',
      text: 'Hosting and, if you want it, a care plan. Nothing per member, table or learner.',
    },
    {
      id: 'sell-on',
      question: 'May we sell it to others in our trade?',
      text: 'If you paid for it, it is yours. We would only ask to hear about it.',
    },
    {
      id: 'compare',
      question: 'Will you compare it with a system we are looking at?',
      text: 'Yes, on one page, with the cost over three years. Where theirs is the better choice the page says so.',
    },
  ],
  related: ['web-apps', 'bespoke-solutions', 'mobile-apps', 'admin-backends'],
};
