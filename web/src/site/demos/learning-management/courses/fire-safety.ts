import { amount, type LessonText, lesson, one, order, several, word } from './build.ts';

// Checked against the Regulatory Reform (Fire Safety) Order 2005 and the government's guides to it (gov.uk).

export const fireSafety: readonly LessonText[] = [
  lesson('fs-1', {
    text: [
      'A fire needs three things at once: fuel, heat and oxygen. They are drawn as the fire triangle. Keep one of them away and no fire starts; take one of them away and it goes out. Every rule in this course does one or the other.',
      'Fuel is more than wood and paper: sofas, packaging, curtains, solvents, cooking oil. Heat comes from heaters, cookers, worn cables, cigarettes, grinding and the sun through a glass jar. Oxygen is in the air, and some chemicals give more of it.',
      'Smoke kills more people than flames. It makes a room dark within minutes and contains gases that can make people unconscious before they cough. Near the floor you can breathe and see for longer.',
    ],
    points: ['Fuel, heat, oxygen.', 'Take one away.', 'Smoke is the first danger.'],
    questions: [
      several(
        'Which three make the fire triangle?',
        { a: 'Fuel', b: 'Heat', c: 'Smoke', d: 'Oxygen' },
        ['a', 'b', 'd'],
        'Smoke is what comes of a fire, not what it needs.',
      ),
      one(
        'A lid is put on a burning pan. Which side of the triangle goes?',
        { a: 'Fuel', b: 'Heat', c: 'Oxygen' },
        'c',
        'The lid keeps the air out. Leave it on until the pan is cold.',
      ),
      one(
        'What kills most people in fires?',
        { a: 'Flames', b: 'Smoke', c: 'Falling parts of the building' },
        'b',
        'Smoke and its gases spread faster than the fire does.',
      ),
    ],
  }),
  lesson('fs-2', {
    text: [
      'In England and Wales the law on fire safety in workplaces is the Regulatory Reform (Fire Safety) Order 2005. It puts the duty on the responsible person: the employer, and, for parts where no one is employed, the person who controls the building.',
      'The responsible person makes a fire risk assessment, acts on it, keeps it up to date, and tells staff about the risks and what to do. Since 1 October 2023 the whole assessment must be written down, even in the smallest business. If several businesses share a building, they have to work together.',
      'Staff have duties too: take care of themselves and of others, follow instructions, and tell the employer about dangers. The local fire and rescue service enforces the law and may inspect at any reasonable time.',
    ],
    points: [
      'The Fire Safety Order of 2005.',
      'The employer is the responsible person.',
      'The assessment is written down in full.',
    ],
    questions: [
      one(
        'Who is normally the responsible person in a shop with five employees?',
        { a: 'The fire brigade', b: 'The employer', c: 'The first person to arrive that day' },
        'b',
        'Where people are employed, the duty lies with the employer.',
      ),
      amount(
        'In which year was the Fire Safety Order made?',
        2005,
        'year',
        'It is the Regulatory Reform (Fire Safety) Order 2005.',
      ),
      one(
        'A café has two employees. Must its fire risk assessment be in writing?',
        {
          a: 'No, only from five employees up',
          b: 'Yes, since 1 October 2023 in full',
          c: 'Only its summary',
        },
        'b',
        'Until then it was from five employees up; that limit is gone.',
      ),
    ],
  }),
  lesson('fs-3', {
    text: [
      'A fire risk assessment has five steps. Find the hazards: what could burn, what could light it. Find the people at risk, above all those who sleep, who can’t hear, or can’t walk fast. Evaluate, and remove or reduce the risks. Record, plan, inform and train. Review it.',
      'Walk through with open eyes at the end of a working day. Are there boxes by the heater, a cable under a carpet, an adapter in an adapter, a toaster below a cupboard, a bin against the outside wall? Arson is a common cause, and an open yard with waste invites it.',
      'Review it when something changes: another layout, new stock, more people, building work, a fire nearby. Once a year is a good habit even when nothing did.',
    ],
    points: ['Five steps, from hazards to review.', 'Look at closing time.', 'Bins away from walls.'],
    questions: [
      order(
        'Put the five steps of a fire risk assessment in order. Four of them are here.',
        {
          d: 'Find the hazards',
          a: 'Find the people at risk',
          c: 'Evaluate, remove and reduce risks',
          b: 'Record, plan, inform and train',
        },
        'Hazards, people, action, record; the fifth is to review it.',
      ),
      several(
        'When must the assessment be looked at again?',
        {
          a: 'After a new layout of the shop',
          b: 'During building work',
          c: 'When a colleague has a birthday',
          d: 'When someone who uses a wheelchair joins',
        },
        ['a', 'b', 'd'],
        'Whatever changes the risk or the people at risk is a reason.',
      ),
      one(
        'Where do waste bins stand best?',
        { a: 'Against the back wall', b: 'Away from the building, locked', c: 'In the corridor' },
        'b',
        'A bin that burns against a wall takes the building with it.',
      ),
    ],
  }),
  lesson('fs-4', {
    text: [
      'Escape routes are kept clear at all times: no stock, no bicycles, no locked door. Final exits must open easily and immediately, without a key. The person who opens up in the morning walks the routes to the outside and checks the doors.',
      'Fire doors hold back smoke for a stated time, often 30 minutes. Wedged open they hold back nothing. If a door must stand open, have a device fitted that lets go when the alarm sounds. The signs are green with a running figure, and must show the way also when the power is off: emergency lighting sees to that.',
      'Some people need help to get out. Write a personal emergency evacuation plan (PEEP) with them, and practise it. Lifts are not used unless they were built for evacuation.',
    ],
    points: [
      'Nothing in the way, nothing locked.',
      'Never wedge a fire door.',
      'A plan for each person who needs help.',
    ],
    questions: [
      one(
        'A fire door is wedged open because it is warm. What do you do?',
        {
          a: 'Leave it, warmth is a good reason',
          b: 'Take the wedge away and tell the person responsible',
          c: 'Put up a notice',
        },
        'b',
        'An open fire door lets the smoke through. A device that closes by alarm is the lawful way.',
      ),
      word(
        'What are the four letters of a plan for someone who needs help to get out?',
        ['peep', 'a peep'],
        'PEEP: personal emergency evacuation plan.',
      ),
      several(
        'Which of these may be in an escape route?',
        {
          a: 'Stock, if it is only for an hour',
          b: 'A green sign with a running figure',
          c: 'Emergency lighting',
          d: 'A bicycle',
        },
        ['b', 'c'],
        'Signs and lights help. Anything that narrows the way does not, for an hour either.',
      ),
    ],
  }),
  lesson('fs-5', {
    text: [
      'Test your alarm regularly. The standard for alarm systems in buildings, BS 5839-1, recommends a weekly test: press a different call point each week, at about the same time, and see that everyone heard it.',
      'Emergency lights are tried briefly each month and for their full duration once a year, by BS 5266. Extinguishers are looked at monthly by staff (in place, pin and seal whole, pointer in the green) and serviced once a year by a competent person.',
      'Hold a drill at least once a year, and write down the time that it took and what went wrong. All tests go into the fire log book: date, what, result, name. An inspector will ask for it first.',
    ],
    points: [
      'Alarm weekly, another call point each time.',
      'Lights monthly, full duration yearly.',
      'A drill a year, all in the log book.',
    ],
    questions: [
      amount(
        'Every how many days should a fire alarm be tested?',
        7,
        'days',
        'Once a week, from a different call point each time.',
      ),
      one(
        'How often are emergency lights tested for their full duration?',
        { a: 'Monthly', b: 'Once a year', c: 'Every five years' },
        'b',
        'A short try each month, the full duration once a year.',
      ),
      several(
        'What do you look at in the monthly check of an extinguisher?',
        {
          a: 'It is in its place',
          b: 'Pin and seal are whole',
          c: 'It sprays, tried for a second',
          d: 'The pointer is in the green',
        },
        ['a', 'b', 'd'],
        'Never try it: once used, even briefly, it must be refilled.',
      ),
    ],
  }),
  lesson('fs-6', {
    text: [
      'Extinguishers are red; a coloured band tells what is inside. Red is water, for wood, paper and cloth (class A). Cream is foam, for these and for liquids such as petrol (class B). Blue is powder, for A, B, gases and electrical fires, but it takes the sight and breath indoors. Black is carbon dioxide, for electrical equipment and liquids. Yellow is wet chemical, for cooking oil (class F).',
      'Never use water on burning oil or fat: it throws fire around the kitchen. Never use water on live electrical equipment. Don’t hold the horn of a carbon dioxide extinguisher, which can freeze the skin.',
      'Only fight a fire that is no bigger than a waste bin, with the way out behind you, after the alarm was given, and if you were trained. Pull the pin, aim at the base, squeeze, sweep.',
    ],
    points: [
      'Black for electrical, yellow for cooking oil.',
      'Never water on oil or live equipment.',
      'The way out stays behind you.',
    ],
    questions: [
      one(
        'Which band has the extinguisher for burning cooking oil?',
        { a: 'Red', b: 'Black', c: 'Yellow', d: 'Cream' },
        'c',
        'Yellow is wet chemical: it cools the oil and seals it with a soapy layer.',
      ),
      one(
        'A computer is on fire and can’t be unplugged. Which one do you take?',
        { a: 'Carbon dioxide (black)', b: 'Water (red)', c: 'Wet chemical (yellow)' },
        'a',
        'Carbon dioxide doesn’t conduct electricity and leaves nothing behind.',
      ),
      order(
        'Put the use of an extinguisher in order.',
        {
          c: 'Pull the pin',
          b: 'Aim at the base of the fire',
          d: 'Squeeze the handle',
          a: 'Sweep from side to side',
        },
        'Pull, aim, squeeze, sweep: the first letters spell PASS.',
      ),
    ],
  }),
  lesson('fs-7', {
    text: [
      'If you find a fire, raise the alarm first, at the nearest call point. Then leave by the nearest exit, close doors behind you, and call 999 from outside. Don’t stop for coats, bags or a last email. Don’t use the lift.',
      'Feel a closed door with the back of your hand; if it is hot, take another way. In smoke, keep low. If you can’t get out, close the door, block the gaps with cloth, go to the window and call 999.',
      'Go to the assembly point and stay there. Someone must know who was in the building, visitors included, and tell the fire officer who is missing. No one goes back in until the officer in charge says so, even if the bell has stopped.',
    ],
    points: ['Alarm, out, 999.', 'Close doors, no lift, keep low.', 'Stay at the assembly point.'],
    questions: [
      order(
        'You find a fire in the store room. What comes first?',
        {
          b: 'Raise the alarm',
          d: 'Leave by the nearest exit, closing doors',
          a: 'Call 999 from outside',
          c: 'Go to the assembly point and report',
        },
        'The alarm warns everyone else; it comes before everything.',
      ),
      amount(
        'Which number do you call?',
        999,
        '',
        '999, or 112, which works as well. Give the address first.',
      ),
      one(
        'The bell has stopped while you stand outside. When do you go back in?',
        { a: 'At once', b: 'After ten minutes', c: 'When the officer in charge says so' },
        'c',
        'A silent bell may only mean that its cable has burnt.',
      ),
    ],
  }),
  lesson('fs-8', {
    text: [
      'Lithium-ion batteries are in phones, tools, scooters and e-bikes. Damaged, badly charged or of poor make, they can heat up by themselves, give off toxic gas and burn fiercely within seconds. They may light again hours after they seemed to be out.',
      'Charge them by day, while someone is there, on a hard surface, with the maker’s own charger, and never in an escape route. Unplug when full. Don’t use one that is swollen, dented, hot or smells. Fires of large batteries are for the fire service: get out, stay out, call 999.',
      'Other risks come with changes too: a new coffee roaster, hot work by a roofer, candles on tables. Ask before each: what can burn here now, and who has checked it? Outside firms doing hot work need a permit and a watch for an hour after it.',
    ],
    points: ['Charge while someone is there.', 'Never in the way out.', 'Swollen or hot: stop using it.'],
    questions: [
      several(
        'What is right when charging an e-bike at work?',
        {
          a: 'In the stairwell, out of the rain',
          b: 'While people are there',
          c: 'With the maker’s charger',
          d: 'On a hard surface',
        },
        ['b', 'c', 'd'],
        'A stairwell is the way out; a battery fire there closes it.',
      ),
      one(
        'A scooter’s battery burns in the yard. What do you do?',
        { a: 'Pour a bucket of water on it', b: 'Keep everyone away and call 999', c: 'Carry it off' },
        'b',
        'It gives off toxic gas and can flare up again. Leave it to the fire service.',
      ),
      one(
        'A battery is swollen but still works. What now?',
        { a: 'Use it up', b: 'Stop using it and have it disposed of safely', c: 'Charge it more slowly' },
        'b',
        'Swelling is gas inside: the cell has begun to fail.',
      ),
    ],
  }),
];
