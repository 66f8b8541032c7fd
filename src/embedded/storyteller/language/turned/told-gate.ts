/** Whether a memory that is told of its people by their names stands by itself. */

const [FIRST, SECOND] = ['\ue010', '\ue011'] as const
