import { amount, type LessonText, lesson, one, order, several, word } from './build.ts';

// Checked against the Food Standards Agency's public guidance (food.gov.uk) and the regulations named in it.

export const foodHygiene: readonly LessonText[] = [
  lesson('fh-1', {
    text: [
      'Food that makes people ill often looks, smells and tastes as it should. There are 4 kinds of hazard: biological, such as bacteria and viruses; chemical, such as cleaning fluid; physical, such as glass or a plaster; and allergenic, such as a trace of nuts in the wrong dish.',
      'Bacteria need warmth, moisture, food and time. Take one of them away and they stop multiplying. Kitchens mostly work with two: they keep food cold or hot, and they don’t leave it standing. Freezing stops bacteria from growing, but it doesn’t kill them; once thawed, they go on.',
      'The Food Standards Agency sums up good practice in four words that begin with C: cleaning, cooking, chilling and avoiding cross-contamination.',
    ],
    points: [
      'You can’t see or smell most of what harms.',
      'Bacteria need warmth, moisture, food and time.',
      'Cleaning, cooking, chilling, and no cross-contamination.',
    ],
    questions: [
      several(
        'Which of these do bacteria need to multiply?',
        { a: 'Warmth', b: 'Daylight', c: 'Moisture', d: 'Time' },
        ['a', 'c', 'd'],
        'Light makes no difference to them. Warmth, moisture, food and time do.',
      ),
      one(
        'What does freezing do to bacteria in meat?',
        {
          a: 'It kills all of them',
          b: 'It stops them from growing until the meat thaws',
          c: 'Nothing at all',
        },
        'b',
        'They rest in the freezer and grow again once the meat is thawed.',
      ),
      one(
        'A broken glass falls into a tray of salad. What kind of hazard is that?',
        { a: 'Physical', b: 'Chemical', c: 'Biological', d: 'Allergenic' },
        'a',
        'Glass, stones, plasters and bits of packaging are physical hazards.',
      ),
    ],
  }),
  lesson('fh-2', {
    text: [
      'Hands carry more into food than anything else in a kitchen. Wash them before you start, after the toilet, after touching raw meat, fish, eggs or unwashed vegetables, after the bin, after a break, and after touching your face or phone. Warm water, soap, about 20 seconds with backs, wrists and between the fingers, then a disposable towel. Gel is no substitute for washing.',
      'Someone with diarrhoea or vomiting must stay away from food. They come back 48 hours after the last symptom has stopped by itself, not when they feel better. Tell the manager at once: food handlers must report it by law.',
      'Cuts are covered with a waterproof plaster, best a blue one because hardly any food is blue. Hair is tied back or covered, and watches and bracelets stay in the locker.',
    ],
    points: [
      'Soap, warm water, 20 seconds, dry well.',
      'Off work until 48 hours after the last symptom.',
      'Blue waterproof plasters on every cut.',
    ],
    questions: [
      amount(
        'How many hours after the last vomiting or diarrhoea may someone handle food again?',
        48,
        'hours',
        'People can still pass on the illness when they feel well, so 48 hours are added.',
      ),
      order(
        'Put the washing of hands in order.',
        {
          c: 'Wet the hands with warm water',
          a: 'Rub soap all over for about 20 seconds',
          d: 'Rinse',
          b: 'Dry with a disposable towel',
        },
        'Drying comes last and matters: wet hands pick up and pass on far more.',
      ),
      several(
        'After which of these must you wash your hands?',
        {
          a: 'Handling raw chicken',
          b: 'Emptying the bin',
          c: 'Touching your phone',
          d: 'Opening a washed, closed salad box with clean hands',
        },
        ['a', 'b', 'c'],
        'Raw meat, waste and phones all carry bacteria. Clean hands on a clean box do not.',
      ),
    ],
  }),
  lesson('fh-3', {
    text: [
      'Bacteria multiply between 8 °C and 63 °C; this is called the danger zone. In England, Wales and Northern Ireland cold food must by law be kept at 8 °C or below. Set the fridge to 5 °C or below, so that an often opened door doesn’t take it over the limit. A freezer stands at −18 °C.',
      'Cook until the middle has been at 70 °C for two minutes, or at 75 °C for half a minute. Check with a clean probe in the thickest part. Hot food on display stays at 63 °C or above. If it falls below, you may keep it out once, for up to two hours; then reheat, chill or throw it away.',
      'Cool cooked food as fast as you can: smaller portions, shallow trays, a cold place. Reheat it once only, until steaming hot all through.',
    ],
    points: [
      'Danger zone: 8 °C to 63 °C.',
      'Fridge 5 °C or below, freezer −18 °C.',
      'Cook to 70 °C for two minutes, hold hot at 63 °C.',
    ],
    questions: [
      amount(
        'What is the lowest temperature at which hot food may be held?',
        63,
        '°C',
        'From 63 °C upwards bacteria no longer multiply.',
      ),
      one(
        'The law asks for 8 °C. Why set the fridge to 5 °C?',
        {
          a: 'Food freezes at 8 °C',
          b: 'An open door warms it, and the food must stay below 8 °C',
          c: 'It uses less power',
        },
        'b',
        'The difference is what an often opened door takes up.',
      ),
      amount(
        'At what temperature should a freezer stand?',
        -18,
        '°C',
        'At −18 °C nothing grows. A degree either way is the thermometer’s own error.',
        1,
      ),
    ],
  }),
  lesson('fh-4', {
    text: [
      'Cross-contamination is when bacteria travel from one food, usually raw, to another that won’t be cooked again. They go by hand, by knife, by board, by cloth, by a drip. It can make a lot of people ill without anyone noticing.',
      'In the fridge, raw meat and fish stand below ready-to-eat food, in closed boxes, so that nothing can drip down. In the kitchen, use separate boards and knives. Many kitchens go by colour: red for raw meat, blue for raw fish, green for salad and fruit, yellow for cooked meat, brown for vegetables, white for bread and dairy.',
      'Don’t wash raw chicken. The water sprays bacteria as far as a metre, and cooking kills them anyway. Wash salad and vegetables, and peel what had soil on it.',
    ],
    points: [
      'Raw below, ready-to-eat above.',
      'A board and a knife for each kind.',
      'Never wash raw chicken.',
    ],
    questions: [
      order(
        'Fill a fridge from the top shelf to the bottom.',
        { b: 'Cakes and ready-to-eat desserts', a: 'Cooked ham, covered', c: 'Raw chicken in a closed box' },
        'Whatever drips must never land on food that is eaten as it is.',
      ),
      one(
        'Should raw chicken be rinsed before cooking?',
        { a: 'Yes, in cold water', b: 'Yes, in hot water', c: 'No' },
        'c',
        'Rinsing spreads bacteria over the sink and what is near it. Cooking kills them.',
      ),
      several(
        'By which ways can bacteria from raw meat reach a sandwich?',
        {
          a: 'A knife that was only wiped',
          b: 'A cloth',
          c: 'Hands',
          d: 'A board that went through the dishwasher',
        },
        ['a', 'b', 'c'],
        'A dishwasher’s heat disinfects. Wiping does not.',
      ),
    ],
  }),
  lesson('fh-5', {
    text: [
      'Clean means that no dirt is left. Disinfected means that the bacteria left are too few to harm. You need both, in this order, because disinfectant does not work through grease.',
      'Step one: remove crumbs, wash with hot water and detergent, rinse. Step two: put on the disinfectant and wait for the time on its label, the contact time. Wiping it off sooner undoes it. Then let it dry by itself or use a clean disposable cloth. Disinfectants for food rooms should meet BS EN 1276 or BS EN 13697; the label says so.',
      'Clean as you go. What is touched often, such as handles, taps, switches and the till, needs disinfecting often. Chemicals stay in their own bottles, away from food.',
    ],
    points: [
      'Wash first, disinfect second.',
      'Wait for the contact time.',
      'Look for BS EN 1276 or BS EN 13697.',
    ],
    questions: [
      order(
        'Put the cleaning of a worktop in order.',
        {
          d: 'Remove crumbs and scraps',
          b: 'Wash with hot water and detergent',
          a: 'Put on disinfectant',
          c: 'Wait for the contact time',
        },
        'Disinfectant on a dirty surface mostly disinfects the dirt.',
      ),
      word(
        'What is the name for the time that a disinfectant must stay on a surface? (two words)',
        ['contact time', 'the contact time'],
        'The label gives the contact time; it can be 30 seconds or five minutes.',
      ),
      one(
        'Why wash before disinfecting?',
        {
          a: 'Disinfectant does not work through grease and dirt',
          b: 'It smells better',
          c: 'The law forbids the other order',
        },
        'a',
        'Bacteria under grease are out of the disinfectant’s reach.',
      ),
    ],
  }),
  lesson('fh-6', {
    text: [
      '“Use by” is about safety. After that date food must not be sold, given away or cooked, even if it looks fine. “Best before” is about quality: after it, bread may be dry but does no harm, and may be sold if it is still good.',
      'Check each delivery before you sign. Is chilled food at 8 °C or below, is frozen food hard, are packs whole, are dates long enough, did the driver keep raw and ready apart? If not, refuse it and write it down. Put cold things away first.',
      'Stock goes “first in, first out”: new behind old. When you open a pack or freeze something, write the day on it. Food that you make yourself needs a date of your own.',
    ],
    points: [
      'Use by: safety. Best before: quality.',
      'Check deliveries before signing.',
      'First in, first out.',
    ],
    questions: [
      one(
        'Milk has a use-by date of yesterday and smells fresh. What do you do?',
        { a: 'Use it for cooking', b: 'Throw it away', c: 'Use it up today' },
        'b',
        'A use-by date is the last day on which it may be used, whatever it smells like.',
      ),
      several(
        'Which deliveries do you refuse?',
        {
          a: 'Chilled chicken at 11 °C',
          b: 'Tins with no dents, two years of date',
          c: 'Frozen peas that are soft',
          d: 'Flour in a torn bag',
        },
        ['a', 'c', 'd'],
        'Too warm, thawed and torn are all reasons. Sound tins are not.',
      ),
      word(
        'Which words on a pack are about quality and not about safety?',
        ['best before', 'best before date', 'best before end', 'best-before'],
        'Best before is about quality; use by is about safety.',
      ),
    ],
  }),
  lesson('fh-7', {
    text: [
      'The law names 14 allergens that must be declared: celery; cereals with gluten; crustaceans; eggs; fish; lupin; milk; molluscs; mustard; nuts; peanuts; sesame; soya; and sulphur dioxide and sulphites above 10 parts in a million. A trace can kill, and no amount of cooking takes an allergen out.',
      'Food that is packed on the premises before anyone asks for it, such as sandwiches in a fridge, has needed a label since 1 October 2021: its name and all ingredients, with the allergens standing out. This is known as Natasha’s Law.',
      'If a customer asks, never guess. Look it up or ask someone who knows, and say so if you can’t be sure. Prepare the dish with clean hands, a clean board and clean tools. In an emergency call 999 and say “anaphylaxis”.',
    ],
    points: ['Fourteen allergens, by law.', 'Packed before ordering: full label.', 'Never guess.'],
    questions: [
      amount('How many allergens does the law name?', 14, 'allergens', 'From celery to sulphites: fourteen.'),
      several(
        'Which of these are among them?',
        { a: 'Sesame', b: 'Mustard', c: 'Tomato', d: 'Lupin' },
        ['a', 'b', 'd'],
        'People can be allergic to tomato too, but it isn’t one of the fourteen.',
      ),
      one(
        'A guest asks whether the soup has celery. You don’t know. What do you say?',
        {
          a: '“I don’t think so”',
          b: '“Just a little”',
          c: '“I’ll check before you order”',
          d: '“It’s cooked, so it’s safe”',
        },
        'c',
        'Look it up or ask. Cooking takes no allergen away, and guesses have killed people.',
      ),
    ],
  }),
  lesson('fh-8', {
    text: [
      'A food business has to work by written procedures based on the principles of HACCP: find what could go wrong, decide where you control it, set limits, check, act when a limit is missed, and keep records. Small businesses don’t invent this; the agency’s free pack “Safer food, better business” does it for cafés and shops in England and Wales.',
      'A new business registers with its council at least 28 days before it opens. It is free and can’t be refused. Officers then visit without an appointment and give a rating from 0 to 5. In Wales and Northern Ireland it must be shown at the door; in England it is the owner’s choice.',
      'Keep short records: fridge temperatures, refused deliveries, what went wrong and what you did. Write them at the time, not all on Friday afternoon.',
    ],
    points: ['Procedures by HACCP, in writing.', 'Register 28 days before opening.', 'Records on the day.'],
    questions: [
      amount(
        'How many days before opening must a food business register?',
        28,
        'days',
        'At least 28 days, with the council, free of charge.',
      ),
      one(
        'Which pack does the Food Standards Agency offer to small caterers in England and Wales?',
        { a: 'Safer food, better business', b: 'The kitchen passport', c: 'Clean plates' },
        'a',
        'It contains ready-made procedures and a diary, and is free to print.',
      ),
      order(
        'Put these parts of HACCP in order.',
        {
          b: 'Find what could go wrong',
          d: 'Decide where it is controlled and set a limit',
          a: 'Check whether the limit is kept',
          c: 'Act when it was missed',
        },
        'Without knowing what could go wrong, there is nothing sensible to check.',
      ),
    ],
  }),
];
