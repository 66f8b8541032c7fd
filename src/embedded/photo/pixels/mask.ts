/** How surely something is at a place of the photo, 0 to 1; 0 outside. */
export type Mask = (x: number, y: number) => number
