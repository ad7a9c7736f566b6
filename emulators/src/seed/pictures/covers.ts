import { backup, localSearch, moveHouse } from './post-drawings.ts';
import { costToKeep, fiveQuestions, fixedOrByDay, pagesThatAnswer } from './post-papers.ts';
import { accessibility, bookingTrust, fastPages, smallBusinessAi, spreadsheetToApp } from './post-screens.ts';
import { hall, physio, schoolClubs } from './work-bookings.ts';
import { cycles, parish } from './work-desks.ts';
import { bakery, farm, studio } from './work-shops.ts';

export interface Cover {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** As SVG; the same text each time. */
  readonly draw: () => string;
}

/** Covers of the sample portfolio, by slug. */
export const workCovers: Readonly<Record<string, Cover>> = {
  'order-ahead-bakery': {
    alt: 'Drawing of a bakery’s order page with three loaves, and a phone that says: collect on Saturday from 8:30 am',
    draw: bakery,
  },
  'studio-portfolio': {
    alt: 'Drawing of a photographer’s page: six landscapes in three columns',
    draw: studio,
  },
  'physio-booking': {
    alt: 'Drawing of a practice’s week with one free place, and a phone on which somebody books it',
    draw: physio,
  },
  'cycle-workshop': {
    alt: 'Drawing of a workshop’s board with repairs in three columns: came in, waiting for parts, ready',
    draw: cycles,
  },
  'village-hall': {
    alt: 'Drawing of a calendar with the evenings of two rooms and the clubs that use them',
    draw: hall,
  },
  'farm-shop': {
    alt: 'Drawing of a vegetable box with its price beside a map of the van’s six stops',
    draw: farm,
  },
  'parish-accessibility': {
    alt: 'Drawing of a parish’s page with a clear focus ring, and a list of 112 findings, all ticked',
    draw: parish,
  },
  'school-clubs': {
    alt: 'Drawing of five school clubs with their places as dots, and a phone that offers a place',
    draw: schoolClubs,
  },
};

/** Covers of the sample posts, by slug. */
export const postCovers: Readonly<Record<string, Cover>> = {
  'what-a-website-costs-to-keep': {
    alt: 'Drawing of a bill for one year, £2,900 in all, beside columns that grow over five years',
    draw: costToKeep,
  },
  'five-questions-before-you-ask-for-a-quote': {
    alt: 'Drawing of a sheet with five questions, three of them ticked',
    draw: fiveQuestions,
  },
  'fixed-price-or-by-the-day': {
    alt: 'Drawing of two offers: a fixed price, and a sheet of days of which eleven are used',
    draw: fixedOrByDay,
  },
  'why-fast-pages-sell': {
    alt: 'Drawing of what a page loads over three seconds; you can read it after 1.2 s, and chat and adverts come later',
    draw: fastPages,
  },
  'accessibility-is-ordinary-work': {
    alt: 'Drawing of a keyboard with a blue ring round the Tab key',
    draw: accessibility,
  },
  'what-a-backup-is-worth': {
    alt: 'Drawing of five daily copies; an arrow leads from Friday back to Tuesday’s',
    draw: backup,
  },
  'from-spreadsheet-to-web-app': {
    alt: 'Drawing of a spreadsheet with two doubtful cells, and the same booking on a phone',
    draw: spreadsheetToApp,
  },
  'what-ai-can-do-for-a-small-business': {
    alt: 'Drawing of a customer’s message and a drafted answer that waits to be read and sent',
    draw: smallBusinessAi,
  },
  'a-booking-system-that-people-trust': {
    alt: 'Drawing of two phones that ask for the same table: one has it, the other is offered 7:30 pm',
    draw: bookingTrust,
  },
  'how-local-search-works': {
    alt: 'Drawing of a map with three pins and the list of results beside it',
    draw: localSearch,
  },
  'writing-pages-that-answer': {
    alt: 'Drawing of a page with a question, its answer, and two lines struck out by a pencil',
    draw: pagesThatAnswer,
  },
  'before-you-move-your-website': {
    alt: 'Drawing of four old addresses, each with an arrow to a new one',
    draw: moveHouse,
  },
};
