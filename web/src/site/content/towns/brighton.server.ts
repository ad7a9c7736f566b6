import type { TownContent } from './town-content.ts';

export const brighton: TownContent = {
  town: 'brighton',
  heading: 'Web development for Brighton and Hove',
  title: 'Web development in Brighton and Hove',
  description:
    'Websites, ticketing, shops and web apps for Brighton and Hove: work that survives a festival weekend, by a team forty minutes up the road.',
  lead: 'Brighton has more people who can design a poster than any place its size. What we bring is the part behind it: the booking that holds when the whole city presses at ten.',
  meeting: {
    title: 'Where and how we talk',
    paragraphs: [
      'By car it is forty minutes to the edge of the city and, on a sunny Saturday, as long again to the sea. So we come by train, midweek, and walk. A table in the North Laine does for two; for a workshop we take a room within ten minutes of the station.',
      'Many people here freelance for one another, and a project may already have a designer, a writer and a photographer. Good. We are used to being the fourth chair, we take drawings in whatever tool they were made, and we say early what will be dear to build.',
    ],
  },
  economy: {
    title: 'A city of makers, students and weekends',
    paragraphs: [
      'Trade comes in waves. A May of festivals, August, Pride, the marathon, half term; and a wet Tuesday in February when a restaurant would give a lot for six more covers. Sites here have to carry a peak of forty times the ordinary evening, and earn something on the quiet ones.',
      'Two universities add a second rhythm, and a crowd that reads small print, minds who tracks it and notices when an alt text is missing. Ethical claims are checked. A cookie banner with a hidden “no” will be screenshotted.',
    ],
    sectors: [
      {
        name: 'Venues and festivals',
        need: 'Timed tickets, waiting lists, a fair queue, and gates that scan without signal.',
      },
      {
        name: 'Independent retail',
        need: 'A shop with two hundred things, each in one copy, that agrees with the till.',
      },
      {
        name: 'Language schools and courses',
        need: 'Enrolment in several languages, placement tests, and papers that a visa officer accepts.',
      },
      {
        name: 'Charities and campaigns',
        need: 'Donations with Gift Aid, accessible to everybody, with no tracking that supporters would resent.',
      },
    ],
  },
  facts: [
    {
      fact: 'Volk’s Electric Railway on the seafront opened in 1883 and still runs in season.',
      source: 'Brighton & Hove City Council, Volk’s Railway',
    },
    { fact: 'The Palace Pier was opened in 1899.', source: 'Historic England, list entry of the pier' },
    {
      fact: 'Brighton and Hove became a city in 2000, after the two towns had become one authority in 1997.',
      source: 'Brighton & Hove City Council, history',
    },
  ],
  nearby: {
    lead: 'Along the coast and up the two valleys:',
    places: [
      'Hove',
      'Portslade',
      'Shoreham-by-Sea',
      'Lewes',
      'Newhaven',
      'Peacehaven',
      'Hassocks',
      'Burgess Hill',
    ],
  },
  example: {
    title: 'An evening that sold out twice',
    paragraphs: [
      'Picture a reading series above a pub, ninety seats, run by three volunteers. Tickets are a form and a bank transfer. When a known name comes, two hundred people fill in the form within four minutes, forty pay, and the volunteers spend a week on apologies.',
      'The cure is a page that holds a seat for eight minutes while somebody pays, a list that offers returned seats to the next in line, and a door list that works in a stairwell. No platform fee, no account, about the price of our online shop package. The series is made up; we have stood in that stairwell.',
    ],
    services: ['ecommerce', 'web-apps', 'accessibility-compliance'],
  },
  questions: [
    {
      id: 'designer',
      question: 'We have our own designer. Will you work with them?',
      text: 'Gladly. We join when the first sketches exist, not when they are finished, and share one board.',
    },
    {
      id: 'peak',
      question: 'Will it hold on sale day?',
      text: 'We rehearse with several times the load you expect, and put a fair queue in front if you expect more than the seats can bear.',
    },
    {
      id: 'ethics',
      question: 'Do you use trackers?',
      text: 'None unless you ask for one, and then only after a visitor has said yes. Most sites here are better without.',
    },
    {
      id: 'charity',
      question: 'Are there rates for charities?',
      text: 'We do two small jobs a year at cost. For the rest we are honest about what can be left out.',
    },
  ],
};
