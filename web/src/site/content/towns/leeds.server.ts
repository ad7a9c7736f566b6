import type { TownContent } from './town-content.ts';

export const leeds: TownContent = {
  town: 'leeds',
  heading: 'Web development for Leeds, mostly by video and openly so',
  title: 'Web development in Leeds',
  description:
    'Web apps, shops and websites for Leeds firms from a Sussex team that says what distance means: two visits, weekly calls, the same fixed price.',
  lead: 'We are two hundred and fifty miles away. For some work that is a reason not to choose us, and we would tell you. For the rest it makes less difference than you may think.',
  meeting: {
    title: 'What distance means in practice',
    paragraphs: [
      'Two visits are in the price of any project above £8,000: one at the beginning, for a day and an evening, and one when it goes live. We come by train through King’s Cross and stay the night. Between them there is a call each week, the same half hour, with something new to try every time.',
      'What we do not offer is dropping in. If your project needs somebody on the floor every other day, take a firm from Leeds; there are good ones, and we will help you to read their quote. If it needs a clear head, a fixed price and an answer within four hours, distance is only geography.',
    ],
  },
  economy: {
    title: 'Finance, health, law, and things that are made',
    paragraphs: [
      'Leeds is where a great deal of Britain’s back office is, and the word is meant kindly. Banks, building societies, insurers and their lawyers; national bodies of the health service; call centres that have become much more. In such houses the website is rarely the problem. The problem is the form after it, and the seven hands that touch it.',
      'West Yorkshire still makes things as well: cloth, sweets, fittings, machines. A maker with two hundred trade customers does not need a shop window. It needs an order book those customers can see into.',
    ],
    sectors: [
      {
        name: 'Financial services',
        need: 'Journeys that can be audited, plain words that compliance has agreed to, and proof of who saw which version.',
      },
      {
        name: 'Health and data',
        need: 'Tools that keep to the NHS design and accessibility standards, and data sharing agreed before the first line of code.',
      },
      {
        name: 'Makers and wholesalers',
        need: 'Trade ordering with each customer’s prices, stock and delivery days.',
      },
      { name: 'Retail and food', need: 'Shops built for a sale at nine o’clock sharp.' },
    ],
  },
  facts: [
    {
      fact: 'Leeds Town Hall was opened by Queen Victoria in 1858.',
      source: 'Leeds City Council, Leeds Town Hall',
    },
    {
      fact: 'The Leeds and Liverpool Canal begins in the middle of the city, beside the railway station.',
      source: 'Canal & River Trust, Leeds & Liverpool Canal',
    },
    {
      fact: 'Kirkgate Market is a covered market run by the council.',
      source: 'Leeds City Council, markets',
    },
  ],
  nearby: {
    lead: 'The same two visits reach:',
    places: ['Bradford', 'Wakefield', 'Harrogate', 'Otley', 'Pudsey', 'Morley', 'Wetherby', 'Ilkley'],
  },
  example: {
    title: 'An order book with a window in it',
    paragraphs: [
      'Think of a mill that weaves for upholsterers. Orders come by telephone to two ladies who know every customer’s discount by heart, and one of them retires in June. Customers ring on Fridays to ask where the roll is.',
      'We would sit with both ladies for two days and write down what they know; that becomes the rules. Then a page for each customer with their own prices, what is on the loom, and a button for “the same again”. The telephone stays, for the awkward ones. Twelve weeks, the middle of our range for web apps, with two visits. Mill and ladies are imaginary, and June is not.',
    ],
    services: ['web-apps', 'bespoke-solutions', 'ecommerce'],
  },
  questions: [
    {
      id: 'why-you',
      question: 'Why would we choose a firm in Sussex?',
      text: 'Because the quote is fixed and readable, and you can see the work on any day. If that does not weigh more than distance for you, choose somebody near.',
    },
    {
      id: 'visits',
      question: 'What does an extra visit cost?',
      text: 'The train, a night in a plain hotel and half a day of time, agreed beforehand. Most projects do without.',
    },
    {
      id: 'time',
      question: 'Do you answer during our hours?',
      text: 'They are the same as ours. Nine to half past five, and within four working hours.',
    },
    {
      id: 'procurement',
      question: 'Can you go through our procurement?',
      text: 'Yes. Send the pack early; we answer questionnaires before the quote and not after.',
    },
  ],
};
