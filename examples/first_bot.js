// A bot in another language: it reads a line of JSON and writes one. It takes the first action that it is offered.
//
//     bottlecap simulate salvage --bots "program:node first_bot.js,random" --matches 2 --jobs 1
//
// What it is told stands in docs/programs.md.

const lines = require("readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const told = JSON.parse(line);
  const answer = told.type === "hello" ? { name: "First" } : { action: 0 };
  process.stdout.write(JSON.stringify(answer) + "\n");
});
