// Signs a report, sends it and follows its receipt. .NET 6 or later, .NET Framework 4.7.1 or Mono; no package.
// Bir raporu imzalar, gönderir ve makbuzunu izler.
//
//   set KUVVET_URL=https://...
//   set KUVVET_SENDER=arbiter
//   set KUVVET_KEY=whsec_...
//   Send TOURNAMENT REVISION REPORT [LICENCES.json]
//   Send --sign ID TIMESTAMP FILE       prints a signature, to compare with signatures.json
//
// Exit code: 0 rated, or waiting for its month; 3 held or rejected; 1 anything else.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;

/// <summary>What the service answers: a receipt, or the problem it refuses with.</summary>
[DataContract]
class Answer
{
    [DataMember(Name = "receipt")] public string Receipt;
    [DataMember(Name = "state")] public string State;
    [DataMember(Name = "next")] public string Next;
    [DataMember(Name = "findings")] public Finding[] Findings;
    [DataMember(Name = "title")] public string Title;
    [DataMember(Name = "detail")] public string Detail;
    [DataMember(Name = "errors")] public Finding[] Errors;

    public IEnumerable<string> Sentences =>
        new[] { Title, Detail, Next }
            .Concat((Findings ?? Errors ?? new Finding[0]).Select(finding => finding.Message))
            .Where(sentence => sentence != null);
}

[DataContract]
class Finding
{
    [DataMember(Name = "message")] public string Message;
}

static class Send
{
    static readonly HttpClient Http = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };

    static string Setting(string name) =>
        Environment.GetEnvironmentVariable(name) ?? throw new InvalidOperationException(name + " is not set");

    /// <summary>The value of webhook-signature; body is the bytes that are sent. .NET has no ed25519: whsec_ keys only.</summary>
    static string Sign(string id, string timestamp, byte[] body)
    {
        var key = Setting("KUVVET_KEY");
        if (!key.StartsWith("whsec_", StringComparison.Ordinal)) throw new InvalidOperationException("KUVVET_KEY: whsec_...");
        var head = Encoding.UTF8.GetBytes(id + "." + timestamp + ".");
        using (var hmac = new HMACSHA256(Convert.FromBase64String(key.Substring("whsec_".Length))))
            return "v1," + Convert.ToBase64String(hmac.ComputeHash(head.Concat(body).ToArray()));
    }

    /// <summary>The body and its type: the report alone, or a form with the licence map beside it.</summary>
    static byte[] Wrap(byte[] report, byte[] licences, out string type)
    {
        type = "application/octet-stream";
        if (licences == null) return report;
        var boundary = Guid.NewGuid().ToString("N");
        type = "multipart/form-data; boundary=" + boundary;
        return Part(boundary, "report", report)
            .Concat(Part(boundary, "licences", licences))
            .Concat(Encoding.ASCII.GetBytes("--" + boundary + "--\r\n"))
            .ToArray();
    }

    static IEnumerable<byte> Part(string boundary, string name, byte[] content) =>
        Encoding.ASCII
            .GetBytes("--" + boundary + "\r\ncontent-disposition: form-data; name=\"" + name + "\"; filename=\"" + name + "\"\r\n\r\n")
            .Concat(content)
            .Concat(new byte[] { 13, 10 });

    static HttpRequestMessage Post(string tournament, string revision, byte[] body, string type)
    {
        var id = tournament + "_" + revision + "_" + Guid.NewGuid();
        var timestamp = DateTimeOffset.UtcNow.ToUnixTimeSeconds().ToString();
        var query = "?tournament=" + Uri.EscapeDataString(tournament) + "&revision=" + Uri.EscapeDataString(revision);
        var request = new HttpRequestMessage(HttpMethod.Post, Setting("KUVVET_URL").TrimEnd('/') + "/v1/reports" + query);
        request.Content = new ByteArrayContent(body);
        request.Content.Headers.TryAddWithoutValidation("content-type", type);
        request.Headers.TryAddWithoutValidation("kuvvet-sender", Setting("KUVVET_SENDER"));
        request.Headers.TryAddWithoutValidation("webhook-id", id);
        request.Headers.TryAddWithoutValidation("webhook-timestamp", timestamp);
        request.Headers.TryAddWithoutValidation("webhook-signature", Sign(id, timestamp, body));
        return request;
    }

    static HttpRequestMessage Get(string receipt) =>
        new HttpRequestMessage(HttpMethod.Get, Setting("KUVVET_URL").TrimEnd('/') + "/v1/reports/" + receipt);

    /// <summary>Status and answer. What could not be answered is asked again: nothing is counted twice.</summary>
    static async Task<KeyValuePair<int, Answer>> Ask(Func<HttpRequestMessage> request)
    {
        foreach (var pause in new[] { 5, 15, 45, 0 })
        {
            try
            {
                var message = request();
                message.Headers.TryAddWithoutValidation("accept-language", "tr");
                var response = await Http.SendAsync(message);
                if ((int)response.StatusCode < 500 || pause == 0)
                {
                    var answers = new DataContractJsonSerializer(typeof(Answer));
                    var answer = (Answer)answers.ReadObject(await response.Content.ReadAsStreamAsync());
                    return new KeyValuePair<int, Answer>((int)response.StatusCode, answer);
                }
            }
            catch (Exception fault) when (pause > 0 && (fault is HttpRequestException || fault is TaskCanceledException))
            {
            }
            await Task.Delay(TimeSpan.FromSeconds(pause));
        }
        throw new InvalidOperationException();
    }

    static int Main(string[] args)
    {
        try
        {
            return Run(args).GetAwaiter().GetResult();
        }
        catch (Exception fault)
        {
            Console.Error.WriteLine(fault.Message);
            return 1;
        }
    }

    static async Task<int> Run(string[] args)
    {
        if (args.Length == 4 && args[0] == "--sign")
        {
            Console.WriteLine(Sign(args[1], args[2], File.ReadAllBytes(args[3])));
            return 0;
        }
        if (args.Length < 3)
        {
            Console.Error.WriteLine("Send TOURNAMENT REVISION REPORT [LICENCES.json]");
            return 1;
        }
        string type;
        var licences = args.Length > 3 ? File.ReadAllBytes(args[3]) : null;
        var body = Wrap(File.ReadAllBytes(args[2]), licences, out type);
        var sent = await Ask(() => Post(args[0], args[1], body, type));
        var answer = sent.Value;
        while (answer.State == "received")
        {
            await Task.Delay(2000);
            answer = (await Ask(() => Get(answer.Receipt))).Value;
        }
        if (sent.Key == 202) Console.WriteLine(answer.Receipt + " " + answer.State);
        foreach (var sentence in answer.Sentences) Console.Error.WriteLine(sentence);
        if (sent.Key == 422 || answer.State == "held" || answer.State == "rejected") return 3;
        return answer.State == "rated" || answer.State == "parked" ? 0 : 1;
    }
}
