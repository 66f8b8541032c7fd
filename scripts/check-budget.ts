/** Says what each page costs to open, and fails where one costs more than it may: `npm run budget`, after a build. */
import { measurePages, OVERDRAWN } from './page-weight.ts'

const pages = await measurePages()
console.table(
  pages.map(({ page, script, style, budget }) => ({ page, 'JavaScript (br)': script, 'CSS (br)': style, budget })),
)
const overdrawn = pages.filter(OVERDRAWN)
for (const { page, script, budget } of overdrawn)
  console.error(`${page}: ${script} bytes of JavaScript, ${budget} allowed`)
if (overdrawn.length > 0) process.exit(1)
