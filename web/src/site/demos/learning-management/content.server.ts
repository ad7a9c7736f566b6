import type { DemoContent } from '../shared/demo-content.ts';

export const learningManagement: DemoContent = {
  slug: 'learning-management',
  name: 'Learning',
  heading: 'Courses that mark, remember and certify',
  title: 'Learning platform demo with quizzes',
  description:
    'Take a short course in food hygiene, data protection or fire safety. Quizzes are marked at once, lessons open in order, and a certificate can be printed.',
  lead: 'Twenty-four lessons on three subjects that most businesses must train for. The learner here has passed two; carry on from there.',
  tryThis: [
    'Go on with lesson 3 of the food course and give a wrong answer on purpose: you are told that it is wrong, and not what would be right.',
    'Try again, type “63” as the temperature, and see the explanations once you have passed.',
    'Press a locked lesson. It says which one opens it.',
    'Reload in the middle of a quiz and open the lesson again. Your answers are still there.',
    'Finish a course, put your name on the certificate and print it. Only the certificate comes out of the printer.',
  ],
  rules: {
    title: 'How marks are given',
    lead: 'A certificate is worth as much as the rules behind it. Ours fit on a page.',
    items: [
      {
        title: 'Twelve marks a question',
        text: 'Every question weighs the same. Twelve was chosen because halves, thirds and quarters of it are whole numbers, so no one loses a pass to rounding.',
      },
      {
        title: 'Choose one',
        text: 'All twelve marks or none.',
      },
      {
        title: 'Choose several',
        text: 'The marks are shared among the right boxes. Each wrong tick takes off as much as a right one gives, down to zero. Somebody who ticks everything does not get through.',
      },
      {
        title: 'Put in order',
        text: 'Each line that stands in its own place earns its share. Two lines swapped out of four still leave half of the marks.',
      },
      {
        title: 'Type it',
        text: 'Numbers count within a stated tolerance, with or without the unit. Words count whatever their capitals, hyphens and spaces. A near miss in meaning is a miss.',
      },
      {
        title: 'Passing',
        text: 'A quiz is passed at 75%. The percentage is rounded down, so 74.9 never looks like success. There are three goes a day; after that the quiz rests until the next morning in London, because a fourth guess teaches less than a second reading.',
      },
      {
        title: 'A pass stays a pass',
        text: 'Marks are given once, by the questions of that day. Correct a question later or add a ninth lesson, and nobody who had passed loses the pass or the certificate. Only later attempts get the new questions.',
      },
      {
        title: 'The certificate',
        text: 'It appears when all eight lessons of a course are passed. Its number is worked out from the answers and the days on which they were given: change one, and the number is another.',
      },
    ],
  },
  more: [
    {
      title: 'Why wrong answers stay a secret for a while',
      paragraphs: [
        'Many platforms show the right answer the moment one has failed. The second go is then a memory test of thirty seconds, and the certificate says that somebody has a good memory for letters A to D.',
        'Here a failed quiz says which answers were right, which were partly right and which were not. The reasons follow once you have passed, when they can only help. Lines that must be put in order are never shown in their order to begin with, and the page asks its questions from a copy that the answers have been taken out of.',
      ],
    },
    {
      title: 'The texts are real',
      paragraphs: [
        'We wrote the lessons for this page from the guidance of the Food Standards Agency, the Information Commissioner’s Office and the government’s guides to the Fire Safety Order. They are short and they are true as far as they go. They don’t replace the training that your trade or your insurer asks for, and our certificate is no qualification.',
        'If you want to use such texts for your own staff, have somebody with the duty read them first. Temperatures are the same everywhere; your fridge, your exits and your phone list are not.',
      ],
    },
  ],
  real: {
    title: 'What yours would need besides',
    paragraphs: [
      'What you have tried runs in one browser for one person. A platform for staff needs sign-in, groups, a record that an inspector will accept, reminders before a certificate runs out, and marking on a server, since whatever is in a browser can be read and changed there by somebody who looks.',
      'It also needs an author’s side. The person who knows the subject must be able to write a lesson, ask a question, see that 60% get it wrong, and reword it, without calling us. That side is usually half of the work, and the half that decides whether the courses are still right in two years.',
      'For fewer than fifty people and standard subjects, buy ready-made courses; good ones cost between a few pounds and a few tens of pounds a head. Building pays off when the knowledge is your own: your machines, your methods, your customers’ staff. Our ranges for the parts:',
    ],
  },
  questions: [
    {
      id: 'scorm',
      question: 'Can you take over courses that we bought?',
      text: 'Often. Most courses that are sold come as SCORM or xAPI packages, and a platform can be built to play them and read their results. Check the licence first: some allow only the seller’s own platform.',
    },
    {
      id: 'records',
      question: 'How long should training records be kept?',
      text: 'As long as somebody may need to prove the training, which depends on the duty behind it; many employers keep them while the person works there and for six years after. Decide once, write it down, and let the platform delete on that day.',
    },
    {
      id: 'cheating',
      question: 'What stops people from passing the answers round?',
      text: 'Nothing does wholly. A larger pool from which each person gets other questions helps, as do other numbers in the same sum. For duties that matter, an online quiz should be followed by five minutes of showing it at the workplace.',
    },
    {
      id: 'access',
      question: 'Can it be used without a mouse, or with a screen reader?',
      text: 'This demo can, from the first lesson to the certificate. Ordering is done with buttons, results are announced, and nothing depends on colour. We would test yours with the people who will use it.',
    },
  ],
  services: ['web-apps', 'bespoke-solutions', 'admin-backends'],
};
