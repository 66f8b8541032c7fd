import type { ActionId } from '../scene/scene.ts'
import type { Staging } from './staging.ts'
import { back, facing } from './usual-stagings.ts'

/** Other ways of doing the same, so that a story does not repeat itself. */
export const VARIANTS: Partial<Record<ActionId, Staging[]>> = {
  sit: [
    {
      sender: facing('sit', { turn: 0.3, tilt: 0.1, expression: 'laugh' }),
      recipient: back('sit', { turn: -0.3, tilt: -0.06 }),
      gap: 1.1,
      sitting: 'seat',
    },
  ],
  stand: [
    { sender: facing('folded'), recipient: back('shrug', { turn: -0.3 }), gap: 1.3 },
    { sender: facing('listen'), recipient: back('proud'), gap: 1.25 },
    { sender: facing('shoulder'), recipient: back('relaxed', { turn: -0.1 }), gap: 0.98 },
    { sender: facing('relaxed', { turn: 0.25 }), recipient: facing('proud'), gap: 1.1 },
  ],
  walk: [
    { sender: facing('walk', { expression: 'laugh' }), recipient: facing('beckon'), gap: 1.6 },
    { sender: facing('sneak'), recipient: facing('sneak', { turn: 0.35 }), gap: 1.5 },
    { sender: facing('walk', { turn: 0.35 }), recipient: facing('skip'), gap: 1.2, joined: true },
    { sender: facing('walk', { gaze: [0.5, 0.2] }), recipient: facing('point', { turn: 0.4 }), gap: 1.2 },
  ],
  point: [
    { sender: facing('stoop'), recipient: facing('point', { expression: 'laugh' }), gap: 1.4, hero: 'beside' },
    { sender: facing('clap'), recipient: facing('tiptoe'), gap: 1.3, hero: 'beside' },
    { sender: facing('point', { expression: 'happy' }), recipient: facing('delight'), gap: 1.25, hero: 'beside' },
    { sender: facing('kneel'), recipient: facing('point', { expression: 'laugh' }), gap: 1.2, hero: 'beside' },
    { sender: facing('shoulder'), recipient: facing('marvel', { expression: 'laugh' }), gap: 1, hero: 'beside' },
  ],
  look: [
    {
      sender: facing('peek', { gaze: [0.6, 0.5] }),
      recipient: facing('stoop', { turn: 0.4, expression: 'happy' }),
      gap: 1.5,
      hero: 'beside',
    },
    { sender: facing('lean-back'), recipient: facing('hug-knees'), gap: 2, hero: 'beside', sitting: 'floor' },
    { sender: facing('peek'), recipient: facing('tiptoe', { expression: 'happy' }), gap: 1.4, hero: 'beside' },
    { sender: facing('kneel', { gaze: [0.6, -0.3] }), recipient: facing('delight'), gap: 1.15, hero: 'beside' },
    {
      sender: facing('relaxed', { turn: 0.4, gaze: [0.7, -0.2] }),
      recipient: facing('lookout', { expression: 'happy' }),
      gap: 1.15,
      hero: 'beside',
    },
    { sender: facing('marvel', { turn: 0.4 }), recipient: facing('proud', { turn: 0.35 }), gap: 1.2, hero: 'beside' },
  ],
  search: [
    { sender: facing('peek'), recipient: facing('kneel-down', { expression: 'wonder' }), gap: 1.6, hero: 'beside' },
    { sender: facing('sneak'), recipient: facing('stoop'), gap: 1.5, hero: 'beside' },
    { sender: facing('kneel', { gaze: [0.6, 0.4] }), recipient: facing('lookout'), gap: 1.3, hero: 'beside' },
    {
      sender: facing('point', { gaze: [0.6, 0.4] }),
      recipient: facing('think', { turn: 0.45 }),
      gap: 1.2,
      hero: 'beside',
    },
  ],
  hug: [
    { sender: facing('kneel', { lean: 0.14 }), recipient: back('hug'), gap: 0.86, hero: 'beside', embrace: true },
    {
      sender: facing('shoulder', { tilt: 0.16 }),
      recipient: back('stand', {
        tilt: -0.16,
        expression: 'tender',
        left: { to: [-0.5, 0.28], gesture: 'flat' },
      }),
      gap: 0.9,
      hero: 'beside',
    },
  ],
  'hold-hands': [
    { sender: facing('walk', { turn: 0.3 }), recipient: facing('skip'), gap: 1.2, joined: true, hero: 'beside' },
    {
      sender: facing('stand', { turn: 0.25 }),
      recipient: back('stand', { turn: -0.25, expression: 'laugh' }),
      gap: 1.1,
      joined: true,
      hero: 'beside',
    },
  ],
  cook: [
    { sender: facing('water', { lean: 0.06 }), recipient: back('tiptoe'), gap: 1.5, hero: 'table', table: true },
    {
      sender: facing('carry'),
      recipient: back('stir', { expression: 'wonder' }),
      gap: 1.5,
      hero: 'table',
      table: true,
    },
    { sender: facing('blow', { lean: 0.1, bend: 0.1 }), recipient: back('stir'), gap: 1.6, hero: 'table', table: true },
    { sender: facing('stir', { bend: 0.2 }), recipient: back('clap'), gap: 1.4, hero: 'table', table: true },
    {
      sender: facing('offer', { expression: 'happy' }),
      recipient: back('delight', { turn: -0.3 }),
      gap: 1.5,
      hero: 'table',
      table: true,
    },
  ],
  celebrate: [
    { sender: facing('clap'), recipient: facing('cheer', { turn: -0.1 }), gap: 1.4, hero: 'beside' },
    { sender: facing('cheer'), recipient: back('twirl'), gap: 1.7, hero: 'beside' },
    { sender: facing('dance', { turn: 0.2 }), recipient: facing('jump', { turn: -0.1 }), gap: 1.45, hero: 'beside' },
  ],
  wave: [
    { sender: facing('beckon'), recipient: facing('tiptoe'), gap: 1.35 },
    { sender: facing('wave', { turn: 0.1 }), recipient: facing('wave'), gap: 1.35 },
  ],
  comfort: [
    {
      sender: facing('kneel', { gaze: [0.6, 0] }),
      recipient: back('stand', { turn: -0.35, expression: 'calm' }),
      gap: 1.05,
    },
  ],
  run: [{ sender: facing('run', { expression: 'happy' }), recipient: facing('leap'), gap: 1.7 }],
  jump: [{ sender: facing('cheer'), recipient: back('leap'), gap: 1.7 }],
  dance: [
    { sender: facing('clap'), recipient: facing('twirl'), gap: 1.6 },
    { sender: facing('twirl'), recipient: facing('dance', { turn: -0.3 }), gap: 1.7 },
  ],
  read: [
    {
      sender: facing('hug-knees', { gaze: [0.6, 0.5] }),
      recipient: back('sit-floor', { turn: -0.2, gaze: [-0.2, 0.8], expression: 'laugh' }),
      gap: 1.9,
      sitting: 'floor',
      holder: 'recipient',
    },
  ],
  eat: [
    {
      sender: facing('hug-knees'),
      recipient: back('sit-side', { expression: 'laugh' }),
      gap: 2.3,
      sitting: 'floor',
      hero: 'between',
    },
  ],
  give: [
    {
      sender: facing('offer', { lean: 0.14, bend: 0.1, expression: 'happy' }),
      recipient: back('delight', { turn: -0.4 }),
      gap: 2.3,
      holder: 'sender',
    },
    {
      sender: facing('bow', { right: { to: [0.66, 0.34], gesture: 'flat' } }),
      recipient: back('delight'),
      gap: 2.3,
      holder: 'sender',
    },
  ],
  'play-ball': [
    { sender: facing('throw'), recipient: back('catch'), gap: 2, hero: 'feet' },
    { sender: facing('catch'), recipient: facing('kick'), gap: 1.7, hero: 'feet' },
  ],
  'play-music': [
    { sender: facing('clap'), recipient: back('play'), gap: 1.4, holder: 'recipient' },
    { sender: facing('twirl'), recipient: back('play', { expression: 'laugh' }), gap: 1.7, holder: 'recipient' },
  ],
  sing: [{ sender: facing('clap'), recipient: facing('sing'), gap: 1.3, holder: 'recipient' }],
  paint: [
    {
      sender: facing('folded', { turn: 0.4, expression: 'happy' }),
      recipient: facing('work'),
      gap: 1.3,
      hero: 'beside',
    },
    { sender: facing('stoop'), recipient: facing('tiptoe', { expression: 'calm' }), gap: 1.4, hero: 'beside' },
  ],
  build: [
    { sender: facing('kneel-down'), recipient: back('kneel-down', { expression: 'laugh' }), gap: 1.9, hero: 'between' },
  ],
  plant: [{ sender: facing('water'), recipient: back('kneel-down'), gap: 1.8, hero: 'between' }],
  climb: [{ sender: facing('catch'), recipient: facing('climb-tree'), gap: 1.5 }],
  whisper: [
    {
      sender: facing('whisper'),
      recipient: facing('relaxed', { turn: -0.2, gaze: [-0.5, 0], expression: 'laugh' }),
      gap: 1,
      whispered: true,
    },
  ],
}
