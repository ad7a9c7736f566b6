import type { DemoContent } from '../shared/demo-content.ts';

// Law, checked 2026-11-30: Limitation Act 1980, section 5: claims from a contract within 6 years.
// Law, checked 2026-11-30: Regulatory Reform (Fire Safety) Order 2005, article 21: training.

export const learningManagement: DemoContent = {
  slug: 'learning-management',
  name: 'Learning',
  heading: 'Online courses with quizzes and certificates',
  title: 'Learning platform demo with quizzes',
  description:
    'Take a short course in food hygiene, data protection or fire safety. Quizzes are marked straight away, lessons open in order, and a certificate can be printed.',
  lead: '24 lessons on 3 subjects that most businesses need training for. The learner has passed 2. Carry on from there.',
  tryThis: [
    'Go to lesson 3 of the food course and give a wrong answer on purpose. You’re told it’s wrong, but not what’s right.',
    'Try again, enter ‘63’ as the temperature, and see the explanations once you’ve passed.',
    'Choose a locked lesson to see which lesson unlocks it.',
    'Reload the page in the middle of a quiz and open the lesson again. Your answers are still there.',
    'Finish a course, add your name to the certificate and print it. Only the certificate is printed.',
  ],
  rules: {
    title: 'How marks are given',
    lead: 'These are the rules behind the certificate.',
    items: [
      {
        title: '12 marks a question',
        text: 'Every question counts the same. We chose 12 because it divides into halves, thirds and quarters, so no one fails because of rounding.',
      },
      {
        title: 'Choose one',
        text: 'All 12 marks or none.',
      },
      {
        title: 'Choose several',
        text: 'The marks are shared between the right answers. Each wrong answer takes off as much as a right one earns, down to zero. You can’t pass by choosing everything.',
      },
      {
        title: 'Put in order',
        text: 'Each line in the right place earns its share. If you swap 2 lines out of 4, you still get half the marks.',
      },
      {
        title: 'Type it',
        text: 'Numbers are accepted within a stated margin, with or without the unit. Capitals, hyphens and spaces in words don’t matter. A word with a different meaning is wrong.',
      },
      {
        title: 'Passing',
        text: 'The pass mark is 75%. Percentages are rounded down, so 74.9% isn’t a pass. You get 3 attempts a day. After that the quiz is locked until the next day, so you can read the lesson again.',
      },
      {
        title: 'A pass stays a pass',
        text: 'Your marks are based on the questions at the time. If a question is corrected or a lesson is added later, no one loses a pass or a certificate. Only later attempts get the new questions.',
      },
      {
        title: 'The certificate',
        text: 'You get it when you’ve passed all 8 lessons of a course. Its number is calculated from the answers and the dates, so a changed record would have a different number.',
      },
    ],
  },
  more: [
    {
      title: 'Why we don’t show the right answers straight away',
      paragraphs: [
        'Many platforms show the right answers as soon as someone fails. The second attempt then only tests whether they can remember A, B, C or D.',
        'Here, a failed quiz tells you which answers were right, partly right or wrong. You see the reasons once you’ve passed. Lines to put in order never start in the right order, and the page asks its questions from a copy with the answers removed.',
      ],
    },
    {
      title: 'The lessons are real',
      paragraphs: [
        'We wrote the lessons for this page from the guidance of the Food Standards Agency, the Information Commissioner’s Office and the government’s guides to the Fire Safety Order. They’re short, and don’t replace the training your trade or your insurer requires. Our certificate isn’t a qualification.',
        'If you want to use lessons like these for your own staff, ask the person responsible to check them first. They need to match your own equipment, exits and contacts.',
      ],
    },
  ],
  real: {
    title: 'What your own platform would need',
    paragraphs: [
      'This demo runs in one browser for one person. A platform for staff needs sign-in, groups, a record that an inspector will accept, and reminders before a certificate expires. Marking has to happen on a server, because anything in a browser can be read and changed there.',
      'It also needs tools for authors. The person who knows the subject needs to be able to write a lesson, add a question, see how many people get it wrong and reword it, without calling us. That’s usually half the work, and it keeps the courses up to date.',
      'For a small team and standard subjects, buy ready-made courses: that will be cheaper. It’s worth building your own when the knowledge is yours: your machines, your methods, your customers’ staff. Our price ranges for the parts:',
    ],
  },
  questions: [
    {
      id: 'scorm',
      question: 'Can you import courses we’ve bought?',
      text: 'Often. Many ready-made courses come as SCORM or xAPI packages, and a platform can be built to play them and read the results. Check the licence first: some can only be used on the seller’s own platform.',
    },
    {
      id: 'records',
      question: 'How long should training records be kept?',
      text: 'For as long as you may need to prove the training, which depends on the law behind it. Many employers keep records while the person works there and for 6 years after. Decide how long, write it down, and have the platform delete them automatically.',
    },
    {
      id: 'cheating',
      question: 'How do you stop people sharing the answers?',
      text: 'You can’t stop it completely. It helps to draw questions from a larger pool, or to vary the numbers in them. For important skills, follow the quiz with a short practical check at work.',
    },
    {
      id: 'access',
      question: 'Can it be used without a mouse, or with a screen reader?',
      text: 'Yes, from the first lesson to the certificate. You put lines in order with buttons, results are announced, and nothing depends on colour. We’d test your platform with the people who will use it.',
    },
  ],
  services: ['web-apps', 'bespoke-solutions', 'admin-backends'],
};
