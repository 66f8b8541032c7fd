const B='/work/wt-book/src/server/book/'
const { sampleBook } = await import(B+'sample-book.ts')
const { createBookPrinter } = await import(B+'printer.ts')
const p = createBookPrinter()
const styles=['infantil','retro','acuarela','comic'] 
const bases = await Promise.all(styles.map(style=>sampleBook({ style: style as any, words: 120 })))
const t=performance.now(); const N=+(process.argv[2]??500)
let n=0; const e0=performance.eventLoopUtilization()
for (let i = 0; i < N; i+=4) {
  await Promise.all([0,1,2,3].map(async (k) => { n++; const base=bases[k]; const st=(pic:any)=>({...pic,data:new Uint8Array(Buffer.concat([pic.data,Buffer.from('x'+n)]))}); await p.print({...base, recipientName:'L'+n, cover: st(base.cover), chapters: base.chapters.map((c:any)=>({...c,picture:st(c.picture)}))}, 'digital') }))
  if (i%100===96) console.log(i+4, Math.round(process.memoryUsage.rss()/1e6), 'wall', Math.round((performance.now()-t)/(i+4)), 'cpu', Math.round(process.cpuUsage().user/1000/(i+4)), 'main active ms/book', (performance.eventLoopUtilization(e0).active/(i+4)).toFixed(1))
}
await p.close()
