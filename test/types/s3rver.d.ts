declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      /** It reckons with another path than clients sign where a bucket is listed. */
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    /** Koa's, the first of them first. */
    middleware: ((
      context: { path: string; query: Record<string, unknown> },
      next: () => Promise<void>,
    ) => Promise<void>)[]
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
