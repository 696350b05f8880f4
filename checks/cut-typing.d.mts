export declare function cutTyping(file: string, source: string): string[]
