import type { ServiceContent } from './service-content.ts';

export const industrySolutions: ServiceContent = {
  slug: 'industry-solutions',
  heading: 'Starting points for gyms, restaurants, training and projects',
  title: 'Industry solutions: gyms, restaurants, training, projects',
  description:
    'Working demos for gyms, restaurants, training companies and project teams. Try them in your browser now, and have one adapted to your own rules.',
  lead: 'Bookings in a gym and tables in a restaurant look alike until you run one. We’ve built a small working model of each, with its awkward rules. Try to break them.',
  problem: {
    title: 'Between a ready-made system and a new build',
    paragraphs: [
      'There are ready-made systems for your trade, and many businesses are happy with one. You pay by the month, per person or per booking, for many functions you may not use. If your business works differently from others in one point, the system may not be able to do it.',
      'A new build is the other extreme. You pay us to find out that a waiting list needs a deadline, which is something other people found out before. A starting point already has the rules that everyone in the trade needs, so your budget goes into yours.',
    ],
  },
  included: {
    title: 'What you can start from',
    lead: 'Four of these have a demo on this site. It works in your browser, and you don’t need to sign up.',
    items: [
      {
        title: 'Gyms and studios',
        text: 'A timetable, limits on places, memberships, and a waiting list that moves up when someone cancels in time.',
      },
      {
        title: 'Restaurants and cafés',
        text: 'A floor plan, sittings, tables joined for a large party, no overlaps and a closing time that’s kept.',
      },
      {
        title: 'Training and schools',
        text: 'Courses, lessons, tests with 4 kinds of question, a pass mark and a certificate to print.',
      },
      {
        title: 'Project teams',
        text: 'A board that also works with a keyboard, with people, due dates and a burndown chart.',
      },
      {
        title: 'Clinics and practices',
        text: 'Appointments of different lengths, rooms, reminders, and forms that keep health data apart. No demo yet.',
      },
      {
        title: 'Clubs and halls',
        text: 'Regular bookings, keyholders, and a list of what each group owes. No demo yet.',
      },
    ],
    leftOut: ['Medical devices and clinical decisions', 'Till systems: we connect to yours', 'Payroll'],
  },
  how: {
    title: 'From the demo to your system',
    lead: 'It’s faster than a new build, because part of it is there already.',
    steps: [
      {
        title: 'Try the demo',
        text: 'Use it as your staff would on a busy evening. Write down what wouldn’t work for you.',
      },
      {
        title: 'List the differences',
        time: '{{stage industry-solutions 0 14}}',
        text: 'We put your rules beside ours and ask which of yours you need and which are habits.',
      },
      {
        title: 'Adapt it',
        time: '{{stage industry-solutions 15 85}}',
        text: 'We add your name, rules, payments, emails and existing customers.',
      },
      {
        title: 'Start small',
        time: '{{stage industry-solutions 86 100}}',
        text: 'You use it for one evening, one class or one course, with paper as a backup. Then for the rest.',
      },
    ],
  },
  technologies: {
    title: 'What they have in common',
    lead: 'The trades differ, but these things must never go wrong in any of them.',
    items: [
      {
        name: 'No double bookings',
        why: 'Taking a place either happens or doesn’t, even if two people press the button at the same moment.',
      },
      {
        name: 'Correct times',
        why: 'Nine o’clock is nine in London, also when the clocks change.',
      },
      {
        name: 'Emails that are sent',
        why: 'Emails wait in an outbox that tries again, and your staff can see what failed.',
      },
      { name: 'Old phones', why: 'It works on the phones that your guests and members already have.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for a starting point with your name, rules and payments. Several sites, memberships with contracts or a link to a till cost more. We don’t charge a fee for each person or booking.',
    ],
    dearer: [
      'Several branches with different rules',
      'Contracts and direct debits',
      'Moving many members over',
    ],
    cheaper: ['A demo that nearly fits', 'One branch', 'Payment on site to begin with'],
  },
  more: [
    {
      title: 'If your trade isn’t here',
      paragraphs: [
        'Your work may still be close to one of these. A workshop that repairs bikes has a limited number of stands, jobs of different lengths and a list of who’s next, much like a restaurant. Tell us how a week goes, and we’ll say which starting point comes nearest, or that none does. In that case, see our bespoke solutions.',
      ],
    },
  ],
  questions: [
    {
      id: 'demo-data',
      question: 'What happens to what I enter in a demo?',
      text: 'It stays in your browser and isn’t sent anywhere. Each demo has a button that clears it.',
    },
    {
      id: 'per-month',
      question: 'Is there a monthly fee?',
      text: 'Only for hosting and, if you want one, a care plan. We don’t charge for each member, table or learner.',
    },
    {
      id: 'sell-on',
      question: 'Can we sell it to others in our trade?',
      text: 'The parts we built for you are yours once you’ve paid for them. For the starting point itself, your quote says what you may do with it.',
    },
    {
      id: 'compare',
      question: 'Will you compare it with a system we’re looking at?',
      text: 'Yes. We put the costs and the rules side by side on one page. If the other system is the better choice, the page says so.',
    },
  ],
  related: ['web-apps', 'bespoke-solutions', 'mobile-apps', 'admin-backends'],
};
