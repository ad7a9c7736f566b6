import type { TownContent } from './town-content.ts';

export const leeds: TownContent = {
  town: 'leeds',
  heading: 'Web development for Leeds, mostly by video call',
  title: 'Web development in Leeds',
  description:
    'Web apps, shops and websites for businesses in Leeds from a team in Sussex that’s open about the distance: visits where they help, and weekly calls.',
  lead: 'We’re a long way from Leeds. For some work that’s a reason not to choose us, and we’d tell you. For the rest, it makes less difference than you may think.',
  meeting: {
    title: 'What the distance means',
    paragraphs: [
      'For larger projects we suggest two visits: one at the start and one when it goes live. We come by train through King’s Cross and stay the night. The travel is in your quote, at cost, before you accept it. Between visits there’s a call every week, with something new to try each time.',
      'What we can’t do is drop in. If your project needs someone on site every other day, choose a company in Leeds. We can read its quote with you, as one of our additional services. If you mainly need a fixed price, clear answers and work you can follow from your desk, the distance matters less.',
    ],
  },
  economy: {
    title: 'Finance, health, law and manufacturing',
    paragraphs: [
      'Many of Britain’s back offices are in Leeds: banks, building societies, insurers and their lawyers, national bodies of the health service, and call centres that do much more than answer calls. For organisations like these, the website is rarely the problem. The problem is the form that follows it, and all the people it passes through.',
      'West Yorkshire also makes things: cloth, sweets, fittings and machines. A maker that sells to the trade doesn’t need a shop window. It needs an order book that its customers can look into.',
    ],
    sectors: [
      {
        name: 'Financial services',
        need: 'Forms that can be audited, plain words that compliance has agreed to, and a record of who saw which version.',
      },
      {
        name: 'Health and data',
        need: 'Tools that follow the NHS design and accessibility standards, and data sharing that’s agreed before we write any code.',
      },
      {
        name: 'Makers and wholesalers',
        need: 'Trade orders with each customer’s own prices, stock and delivery days.',
      },
      { name: 'Retail and food', need: 'Shops that cope with the first minutes of a sale.' },
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
    lead: 'We also work with businesses in and around:',
    places: ['Bradford', 'Wakefield', 'Harrogate', 'Otley', 'Pudsey', 'Morley', 'Wetherby', 'Ilkley'],
  },
  example: {
    title: 'An invented example: a mill’s order book',
    paragraphs: [
      'A mill weaves cloth for upholsterers. Orders come in by phone, to two colleagues who know every customer’s discount by heart. One of them is about to retire. At the end of the week, customers call to ask where their roll is.',
      'We’d sit with both of them and write down what they know. That becomes the rules. Then each customer gets a page with their own prices, what’s on the loom, and a button for “the same again”. The phone stays for the unusual orders. That’s in the middle of our range for web apps, which take {{time web-apps}}. The mill and its staff are imaginary.',
    ],
    services: ['web-apps', 'bespoke-solutions', 'ecommerce'],
  },
  questions: [
    {
      id: 'why-you',
      question: 'Why should we choose a company in Sussex?',
      text: 'Because the price is fixed, the quote is easy to read, and you can see the work on any day. If being near matters more to you, choose someone near.',
    },
    {
      id: 'visits',
      question: 'What does an extra visit cost?',
      text: 'The train and a hotel, at cost, agreed with you beforehand.',
    },
    {
      id: 'time',
      question: 'Do you work the same hours as we do?',
      text: 'Yes, our opening hours are on the contact page. A person answers your message within {{time reply}}. With a care plan, you get an answer within {{time support-reply}}.',
    },
    {
      id: 'procurement',
      question: 'Can you go through our procurement?',
      text: 'Yes. Send us the documents early. We fill in questionnaires before the quote.',
    },
  ],
};
