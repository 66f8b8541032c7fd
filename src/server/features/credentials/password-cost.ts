/** N, r and p of scrypt as OWASP's Password Storage Cheat Sheet recommends where 32 MB a login are what there is. */
export const COST = { N: 2 ** 15, r: 8, p: 3 } as const
