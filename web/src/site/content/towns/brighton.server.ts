import type { TownContent } from './town-content.ts';

export const brighton: TownContent = {
  town: 'brighton',
  heading: 'Web development for Brighton and Hove',
  title: 'Web development in Brighton and Hove',
  description:
    'Websites, ticketing, shops and web apps for Brighton and Hove, built to cope with a festival weekend, by a team in the same county that visits free of charge.',
  lead: 'Brighton has plenty of good designers. We build the part behind the design: the booking that still works when the whole city presses the button together.',
  meeting: {
    title: 'Where and how we talk',
    paragraphs: [
      'We come by train, in the middle of the week, and walk from there, because parking on a sunny Saturday isn’t worth it. For two people, a table in the North Laine will do. For a workshop, we book a room near the station. Visits are free, as everywhere in Sussex.',
      'You may already have a designer, a writer and a photographer. That’s fine. We’re used to joining a team, we can work from drawings made in any tool, and we tell you early what would be expensive to build.',
    ],
  },
  economy: {
    title: 'A city of makers, students and weekends',
    paragraphs: [
      'Trade comes in waves: the festivals in May, August, Pride, the marathon, half term. Then there’s a wet Tuesday in February, when a restaurant would love a few more guests. A site here has to cope with its busiest day of the year and bring in something on the quiet ones.',
      'Two universities add a rhythm of their own, and visitors who read the small print, mind who tracks them and notice when alternative text is missing. If you claim to be ethical, people check. If a cookie banner hides its “no”, they share a screenshot.',
    ],
    sectors: [
      {
        name: 'Venues and festivals',
        need: 'Timed tickets, waiting lists, a fair queue, and scanning at the gate without a signal.',
      },
      {
        name: 'Independent shops',
        need: 'An online shop for one-off pieces, with stock that agrees with the till.',
      },
      {
        name: 'Language schools and courses',
        need: 'Enrolment in several languages, placement tests, and the documents that a visa application needs.',
      },
      {
        name: 'Charities and campaigns',
        need: 'Donations with Gift Aid, accessible to everyone, without tracking that supporters would mind.',
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
      fact: 'Brighton and Hove was chosen as one of three new cities for the Millennium in December 2000.',
      source: 'Home Office announcement, 18 December 2000',
    },
  ],
  nearby: {
    lead: 'We also work along the coast and further inland:',
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
    title: 'An invented example: a reading series',
    paragraphs: [
      'Three volunteers run readings in a room above a pub. For a ticket, people fill in a form and make a bank transfer. When a well-known author comes, far more people fill in the form than there are seats, some of them pay, and the volunteers spend days on apologies.',
      'A page of their own would help. It holds a seat while someone pays, offers returned seats to the next person on the list, and gives the person at the door a list that works without a signal. It has no accounts and no ticket platform that takes a share. That’s a small shop, which starts at {{from ecommerce}}. We made up the readings.',
    ],
    services: ['ecommerce', 'web-apps', 'accessibility-compliance'],
  },
  questions: [
    {
      id: 'designer',
      question: 'We have our own designer. Will you work with them?',
      text: 'Yes. We like to join when there are first sketches, and before the design is finished, so that we can say what’s easy to build and what isn’t.',
    },
    {
      id: 'peak',
      question: 'Will it cope when tickets go on sale?',
      text: 'We test it with several times the number of people you expect. If that’s more than you have seats for, we put a fair queue in front.',
    },
    {
      id: 'ethics',
      question: 'Do you use trackers?',
      text: 'Only if you ask for one, and then only after a visitor has agreed to it. Most sites are better without.',
    },
    {
      id: 'charity',
      question: 'Do charities pay less?',
      text: 'We don’t have a special rate, but we’re honest about what you can leave out, and about free tools that would do.',
    },
  ],
};
