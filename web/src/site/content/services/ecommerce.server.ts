import type { ServiceContent } from './service-content.ts';

export const ecommerce: ServiceContent = {
  slug: 'ecommerce',
  heading: 'Online shops that take the order and keep the promise',
  title: 'Online shops with stock, delivery and VAT done right',
  description:
    'E-commerce websites for UK makers and retailers: a checkout people finish, stock that matches the shelf, VAT that adds up. From £5,500 before VAT.',
  lead: 'Selling online is easy to begin and hard to do well on a Tuesday in December. We build the shop for that Tuesday.',
  problem: {
    title: 'Where shops lose money quietly',
    paragraphs: [
      'Most baskets are left behind, and some always will be. But a good part is lost to things that can be mended: delivery costs that appear on the last page, an account that must be created before paying, a form that forgets everything when the card is refused, a page that takes nine seconds on a phone.',
      'The other loss is behind the counter. Stock in the shop and stock on the shelf drift apart, so the last jar is sold twice and somebody writes an apology. Vouchers are typed by hand. Refunds live in a notebook. VAT on a hamper with a book in it is anybody’s guess.',
    ],
  },
  included: {
    title: 'What the shop does from the first day',
    lead: 'Everything between the first look and the parcel on the doorstep.',
    items: [
      {
        title: 'Products people can compare',
        text: 'Sizes, materials, allergens, care: as proper fields, so that they can be filtered and are never forgotten.',
      },
      {
        title: 'A checkout on one page',
        text: 'No account needed. Address finder, card and wallet payments, delivery cost known from the basket on.',
      },
      {
        title: 'Stock with reservations',
        text: 'A thing in a basket at the till is held for ten minutes. Two people cannot buy the last one.',
      },
      {
        title: 'Delivery as you do it',
        text: 'By weight, postcode, van day or collection time, with cut-off times and bank holidays.',
      },
      {
        title: 'VAT to the penny',
        text: 'Standard, reduced and zero rates in one order, shown the way the receipt needs it, and an export that your bookkeeper can use.',
      },
      {
        title: 'Orders your staff can run',
        text: 'Pick list, packing slip, part refund, exchange. A new member of staff learns it in an hour.',
      },
    ],
    leftOut: [
      'Fees of the payment provider, usually 1.5 % plus 20p',
      'Product photography',
      'Advertising budgets',
    ],
  },
  how: {
    title: 'How a shop gets built',
    lead: 'Eight to ten weeks for up to 200 products. We open quietly and get loud later.',
    steps: [
      {
        title: 'One order, all the way',
        time: 'Weeks 1 to 2',
        text: 'We follow a real order through your business, from shelf to invoice, and write down every rule on the way.',
      },
      {
        title: 'Catalogue',
        time: 'Weeks 2 to 4',
        text: 'The fields for your products, and the first fifty brought over from whatever you have.',
      },
      {
        title: 'Shop front and checkout',
        time: 'Weeks 4 to 8',
        text: 'On a private address, with test payments. You place orders on your own phone while it grows.',
      },
      {
        title: 'Quiet opening',
        time: 'Weeks 9 to 10',
        text: 'Twenty friendly customers, real cards, every parcel followed. Then the address is printed on the bags.',
      },
    ],
  },
  technologies: {
    title: 'What it runs on',
    lead: 'You can leave any of these without losing your catalogue or your customers.',
    items: [
      {
        name: 'Stripe or your bank’s provider',
        why: 'Card data never touch our servers, which keeps the security questionnaire to a page.',
      },
      {
        name: 'Pages rendered on the server',
        why: 'A product is readable before any script has loaded, by people and by search engines.',
      },
      { name: 'Firestore transactions', why: 'Stock is taken in one step or not at all.' },
      {
        name: 'Standard feeds',
        why: 'Your products can be offered to shopping searches without typing them again.',
      },
    ],
  },
  price: {
    title: 'What a shop costs',
    paragraphs: [
      'Up to 200 products with plain delivery rules start at the lower figure. Variants by the hundred, trade prices, subscriptions or a till in the shop move it towards the upper one.',
      'If a ready-made platform at £30 a month would serve you, we set that up for a fixed fee instead. We say so before you have paid anything.',
    ],
    dearer: [
      'Trade accounts with their own prices',
      'Live stock from a till or warehouse',
      'Made-to-order configurators',
    ],
    cheaper: ['A clean product list', 'One delivery method to begin with', 'Your own photographs'],
  },
  more: [
    {
      title: 'The law of selling at a distance',
      paragraphs: [
        'Consumers who buy online in the UK have 14 days to change their mind on most goods, must be told who you are and what delivery costs before they pay, and may not be charged by a box that was ticked for them. The shop we build says all of that in the right places, sends the confirmation in a lasting form and counts the days of a return for you.',
        'Your terms stay yours: we give you a plain-English draft that fits the way the shop works, for your solicitor to check.',
      ],
    },
  ],
  questions: [
    {
      id: 'shopify',
      question: 'Why not just use a ready-made platform?',
      text: 'Often you should. If your delivery and pricing are ordinary, a platform is cheaper for the first years. We build when the rules are your own, when fees grow past what a shop of your own costs, or when speed matters.',
    },
    {
      id: 'marketplaces',
      question: 'Can it talk to marketplaces?',
      text: 'Orders from the large ones can arrive in the same list, and stock goes back. Each one is priced as a part of its own, because their rules change.',
    },
    {
      id: 'fraud',
      question: 'What about stolen cards?',
      text: 'The payment provider carries the first check, including the bank’s own confirmation. We add limits on tries and a hold for orders that look odd, with a person deciding.',
    },
    {
      id: 'peak',
      question: 'Will it survive Christmas?',
      text: 'It grows with the load by itself. We try it with ten times your busiest hour before opening and show you the figures.',
    },
  ],
  related: ['websites', 'seo-optimization', 'analytics-setup', 'hosting'],
};
