import type { ServiceContent } from './service-content.ts';

// Law, checked 2026-11-30: Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulations 13, 14, 16, 30 and 40: information, confirmation, 14 days, no boxes ticked in advance.

export const ecommerce: ServiceContent = {
  slug: 'ecommerce',
  heading: 'Online shops that are easy to buy from and to run',
  title: 'Online shops with stock, delivery and tax done right',
  description:
    'Online shops for UK makers and retailers: a checkout people finish, stock that matches the shelf, and receipts that add up. Fixed prices, yours to keep.',
  lead: 'It’s easy to start selling online. It’s harder to do it well on your busiest day. We build shops for that day.',
  problem: {
    title: 'How shops lose money',
    paragraphs: [
      'People leave baskets behind, and some always will. But often it’s something that can be fixed: a delivery cost that appears on the last page, an account they have to create before they can pay, a form that forgets everything when a card is refused, a page that’s slow on a phone.',
      'The other loss is behind the counter. The stock in the shop and the stock on the shelf drift apart, so you sell the last jar twice and someone writes an apology. Staff type vouchers in by hand. Refunds are in a notebook. No one is sure of the tax on a hamper with a book in it.',
    ],
  },
  included: {
    title: 'What the shop does from the start',
    lead: 'Everything from the first look to the parcel.',
    items: [
      {
        title: 'Products people can compare',
        text: 'Sizes, materials, allergens and care are fields of their own, so people can filter by them and you can’t forget one.',
      },
      {
        title: 'A checkout on one page',
        text: 'Customers don’t need an account. They can use an address finder, pay by card or wallet, and see the delivery cost from the basket on.',
      },
      {
        title: 'Stock that’s reserved',
        text: 'An item in the checkout is held for that customer, so you can’t sell the last one twice.',
      },
      {
        title: 'Delivery as you do it',
        text: 'By weight, postcode, delivery round or collection time, with cut-off times and bank holidays.',
      },
      {
        title: 'Tax to the penny',
        text: 'Standard, reduced and zero rates in one order, shown as a receipt needs them, and an export for your bookkeeper.',
      },
      {
        title: 'Orders your staff can handle',
        text: 'Pick lists, packing slips, part refunds and exchanges, on screens that are quick to learn.',
      },
    ],
    leftOut: ['The fees of the payment provider', 'Product photography', 'Advertising budgets'],
  },
  how: {
    title: 'How we build a shop',
    lead: 'A shop with up to 200 products takes {{time ecommerce}}. It opens for a small group first.',
    steps: [
      {
        title: 'Follow one order',
        time: '{{stage ecommerce 0 20}}',
        text: 'We follow a real order through your business, from the shelf to the invoice, and write down every rule.',
      },
      {
        title: 'Catalogue',
        time: '{{stage ecommerce 20 40}}',
        text: 'We set up the fields for your products and move a first part of them, so that you can check it.',
      },
      {
        title: 'Shop and checkout',
        time: '{{stage ecommerce 40 80}}',
        text: 'At a private address, with test payments. You place orders on your own phone while it grows, and the other products follow.',
      },
      {
        title: 'A quiet opening',
        time: '{{stage ecommerce 80 100}}',
        text: 'A few friendly customers buy with real cards, and we follow every parcel. Then you tell everyone.',
      },
    ],
  },
  technologies: {
    title: 'What it’s built with',
    lead: 'You can replace any of these without losing your catalogue or your customers.',
    items: [
      {
        name: 'Stripe or your bank’s provider',
        why: 'Card details go straight to the provider and never to our servers, which makes the card industry’s security form a short one.',
      },
      {
        name: 'Pages made on the server',
        why: 'People and search engines can read a product before any script has loaded.',
      },
      { name: 'Firestore transactions', why: 'Stock is taken in one step or not at all.' },
      {
        name: 'Standard product feeds',
        why: 'Your products can appear in shopping searches without being typed in again.',
      },
    ],
  },
  price: {
    title: 'What a shop costs',
    paragraphs: [
      'The lower figure is for a small shop with up to about 50 products and simple delivery rules. Our Online shop package, with up to 200 products moved for you, starts at {{from online-shop}}. Hundreds of variants, trade prices, subscriptions or a link to a till bring it towards the upper figure.',
      'If a ready-made platform would serve you better, we’ll tell you before you’ve paid anything, and can set it up for you.',
    ],
    dearer: [
      'Trade accounts with their own prices',
      'Live stock from a till or a warehouse',
      'Products that customers configure',
    ],
    cheaper: ['A clean list of products', 'One delivery method to start with', 'Your own photos'],
  },
  more: [
    {
      title: 'The law on selling online',
      paragraphs: [
        'Under the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, consumers can cancel most online orders of goods within 14 days of getting them. You have to tell them who you are and what they’ll pay in all before they order, and you can’t charge for extras with a box that’s ticked in advance. The shop says all of that in the right places, sends the confirmation by email and counts the days of a return for you.',
        'Your terms stay yours. We give you a draft in plain English that fits how the shop works, for your solicitor to check.',
      ],
    },
  ],
  questions: [
    {
      id: 'shopify',
      question: 'Why not use a ready-made platform?',
      text: 'Often you should. If your delivery and your prices follow the usual rules, a platform costs you less at first. We build a shop if you have rules of your own, if the fees have grown too high, or if speed matters to you.',
    },
    {
      id: 'marketplaces',
      question: 'Can it connect to marketplaces?',
      text: 'Orders from the large ones can arrive in the same list, and your stock is updated there. Your quote prices each marketplace on its own, because their rules differ and change.',
    },
    {
      id: 'fraud',
      question: 'What about stolen cards?',
      text: 'The payment provider makes the first check, together with the customer’s bank. We add limits on attempts and hold orders that look odd, so that a person can decide.',
    },
    {
      id: 'peak',
      question: 'Will it cope with Christmas?',
      text: 'It adds capacity when more people come. Before you open, we test it with many more orders than you expect and show you the results.',
    },
  ],
  related: ['websites', 'seo-optimization', 'analytics-setup', 'hosting'],
};
