import type { Style } from '../../../contract/styles.ts'

/** Wrapping paper and ribbon, in sRGB: what is drawn with them is also made into pictures outside a browser. */
export type Paper = {
  /** The sheet, and what is printed on it in one or two inks. */
  sheet: string
  inks: readonly [string, string]
  /** Its unprinted back. */
  back: string
  ribbon: { deep: string; base: string; light: string }
}

const RED = { deep: '#8f1c1c', base: '#cc3329', light: '#ee7462' }

export const PAPERS: Record<Style, Paper> = {
  infantil: { sheet: '#f5c95a', inks: ['#e0662f', '#fff3cd'], back: '#fff6de', ribbon: RED },
  ghibli: {
    sheet: '#dde6c3',
    inks: ['#7d9f6b', '#b9cc95'],
    back: '#f7f6e6',
    ribbon: { deep: '#8a3d20', base: '#c2643c', light: '#e59a70' },
  },
  pixar: {
    sheet: '#2f72c9',
    inks: ['#5c9ae4', '#88baf2'],
    back: '#e4effb',
    ribbon: { deep: '#b76a08', base: '#f5a623', light: '#ffd27a' },
  },
  anime: {
    sheet: '#f6d5e3',
    inks: ['#e68cb5', '#fff0f6'],
    back: '#fff5f9',
    ribbon: { deep: '#3f2472', base: '#6b44a8', light: '#a283d4' },
  },
  funko: {
    sheet: '#f6efe2',
    inks: ['#e9694a', '#f3c14f'],
    back: '#fffaf0',
    ribbon: { deep: '#0d5661', base: '#1b8d99', light: '#66c3ca' },
  },
  realista: {
    sheet: '#bd9564',
    inks: ['#a87f4e', '#d3b184'],
    back: '#dcc39d',
    ribbon: { deep: '#4d0f1d', base: '#7f2032', light: '#b5566a' },
  },
  acuarela: {
    sheet: '#f3f4ee',
    inks: ['#8fc0d3', '#e9b3a8'],
    back: '#fffdf7',
    ribbon: { deep: '#1f5268', base: '#3d819b', light: '#86bccf' },
  },
  comic: {
    sheet: '#ffdb45',
    inks: ['#f0a51c', '#fff2ae'],
    back: '#fff8d6',
    ribbon: { deep: '#142b86', base: '#2a50c8', light: '#7391ee' },
  },
  retro: {
    sheet: '#f0e1be',
    inks: ['#cd8244', '#5f8f86'],
    back: '#fbf3df',
    ribbon: { deep: '#1d4c47', base: '#2f766d', light: '#75ada3' },
  },
  dibujo: {
    sheet: '#f0ede5',
    inks: ['#aaa497', '#cbc6ba'],
    back: '#fbfaf5',
    ribbon: RED,
  },
}
