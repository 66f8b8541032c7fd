import { mirrored, type Pose } from '../figures/poses/pose.ts'
import { type PoseId, POSES } from '../figures/poses/poses.ts'
import type { ActionId } from '../scene/scene.ts'
import type { Staging } from './staging.ts'

export const facing = (id: PoseId, change: Partial<Pose> = {}): Pose => ({ ...(POSES[id] as Pose), ...change })

export const back = (id: PoseId, change: Partial<Pose> = {}): Pose => ({ ...mirrored(POSES[id]), ...change })

export const STAGINGS: Record<ActionId, Staging> = {
  stand: {
    sender: facing('relaxed', { turn: 0.2 }),
    recipient: back('stand', { turn: -0.15 }),
    gap: 1.05,
    joined: true,
  },
  walk: {
    sender: facing('walk', { gaze: [0.4, 0.3], tilt: 0.08 }),
    recipient: facing('walk', { turn: 0.4 }),
    gap: 1.12,
    joined: true,
  },
  run: { sender: facing('run'), recipient: facing('run', { turn: 0.45 }), gap: 1.5, joined: true },
  jump: { sender: facing('celebrate', { turn: 0.2 }), recipient: facing('jump', { turn: -0.1 }), gap: 1.3 },
  // In step: two legs lifted towards each other would look like one.
  dance: { sender: facing('dance'), recipient: facing('dance', { turn: -0.3 }), gap: 1.5 },
  wave: { sender: facing('relaxed', { turn: 0.15 }), recipient: facing('wave'), gap: 1.1 },
  point: { sender: facing('marvel', { turn: 0.45 }), recipient: facing('point'), gap: 1.1, hero: 'beside' },
  look: { sender: facing('shoulder', { gaze: [0.6, -0.5] }), recipient: facing('marvel'), gap: 1, hero: 'beside' },
  search: {
    sender: facing('lookout'),
    recipient: facing('crouch', { expression: 'wonder' }),
    gap: 1.4,
    hero: 'beside',
  },
  read: {
    sender: facing('sit-floor', { turn: 0.25, tilt: 0.1, gaze: [0.4, 0.7], expression: 'calm' }),
    recipient: back('sit-floor', { turn: -0.15, gaze: [-0.3, 0.8], expression: 'happy' }),
    gap: 1.05,
    sitting: 'floor',
    holder: 'recipient',
  },
  sit: {
    sender: facing('sit', { turn: 0.2, tilt: 0.08 }),
    recipient: back('sit', { turn: -0.2, gaze: [-0.5, -0.2] }),
    gap: 1.2,
    sitting: 'seat',
  },
  eat: {
    sender: facing('sit-side', { turn: 0.3 }),
    recipient: back('sit-side', { turn: -0.3, expression: 'laugh' }),
    gap: 2.3,
    sitting: 'floor',
    hero: 'between',
  },
  cook: {
    sender: facing('stir', { right: { to: [0.5, 0.4], gesture: 'fist' } }),
    recipient: back('stir', { expression: 'laugh' }),
    gap: 1.35,
    hero: 'table',
    table: true,
  },
  hug: { sender: facing('hug'), recipient: back('hug', { tilt: -0.1 }), gap: 0.8, hero: 'beside', embrace: true },
  'hold-hands': {
    sender: facing('stand', { turn: 0.2, gaze: [0.3, 0.1] }),
    recipient: back('wave', { turn: -0.12 }),
    gap: 1.12,
    joined: true,
    hero: 'beside',
  },
  give: {
    sender: facing('offer'),
    recipient: back('clap', { expression: 'wonder', gaze: [-0.6, 0.2] }),
    gap: 2.1,
    holder: 'sender',
  },
  'play-ball': { sender: facing('celebrate', { turn: 0.3 }), recipient: facing('kick'), gap: 1.35, hero: 'feet' },
  'play-music': { sender: facing('dance', { turn: 0.3 }), recipient: back('play'), gap: 1.35, holder: 'recipient' },
  sing: { sender: facing('celebrate', { turn: 0.3 }), recipient: facing('sing'), gap: 1.3, holder: 'recipient' },
  paint: { sender: facing('think'), recipient: facing('work', { expression: 'happy' }), gap: 1.2, hero: 'beside' },
  build: { sender: facing('crouch'), recipient: back('crouch', { expression: 'happy' }), gap: 1.7, hero: 'between' },
  plant: { sender: facing('crouch'), recipient: back('crouch', { expression: 'happy' }), gap: 1.6, hero: 'between' },
  swim: { sender: facing('swim'), recipient: facing('swim', { roll: 0.75 }), gap: 1.9 },
  fly: { sender: facing('fly', { roll: 0.4 }), recipient: facing('fly', { roll: 0.6 }), gap: 1.5 },
  ride: {
    sender: facing('ride', { right: { to: [0.4, 0.4], gesture: 'fist' } }),
    recipient: facing('ride'),
    gap: 0.95,
    hero: 'mount',
  },
  climb: { sender: facing('lookout', { gaze: [0.5, -0.7] }), recipient: facing('climb'), gap: 1.3 },
  sleep: {
    // With the feet away from the sleeper.
    sender: facing('kneel-down', { tilt: 0.12, expression: 'tender', gaze: [0.6, 0.6] }),
    recipient: facing('sleep'),
    gap: 2,
    sitting: 'floor',
    lying: true,
  },
  celebrate: {
    sender: facing('celebrate', { turn: 0.2 }),
    recipient: back('celebrate', { turn: -0.1, lift: 0.2 }),
    gap: 1.45,
    hero: 'beside',
  },
  comfort: {
    sender: facing('shoulder'),
    recipient: back('stand', { turn: -0.3, tilt: -0.1, gaze: [-0.5, -0.4], expression: 'calm' }),
    gap: 0.92,
  },
  whisper: {
    sender: facing('whisper'),
    recipient: facing('stand', { turn: -0.15, expression: 'wonder' }),
    gap: 1,
    whispered: true,
  },
}
